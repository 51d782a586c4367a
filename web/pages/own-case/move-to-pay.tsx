import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useCase } from './case-at-hand.ts'

const load = {
  nl: () =>
    Promise.all([import('./appointment/pending-move.tsx'), loadTexts('nl', ['appointment'])]).then(([file]) => file),
  en: () =>
    Promise.all([import('./appointment/pending-move.tsx'), loadTexts('en', ['appointment'])]).then(([file]) => file),
}

/** A move of the appointment that waits to be paid. Most cases never had one: then nobody asks, and no words are fetched. */
export function MoveToPay() {
  const { locale } = useLocale()
  const { history, status, hold } = useCase().case
  const isOpen = status === 'scheduling_meeting' || hold === 'no_present'
  const part = useLoadedModule(load[locale], isOpen && history.some(({ action }) => action === 'keep_slot'))
  return part && <part.PendingMove />
}
