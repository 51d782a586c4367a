import { useEffect } from 'react'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { usePart } from '#web/ui/use-part.ts'
import type { Onward } from '../screen/use-next.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { goToWanted } from './wanted-field.ts'

const load = {
  nl: () => Promise.all([import('./paid-notice.tsx'), loadTexts('nl', ['payment'])]).then(([file]) => file),
  en: () => Promise.all([import('./paid-notice.tsx'), loadTexts('en', ['payment'])]).then(([file]) => file),
}

interface Props {
  readonly ordered: boolean
  /** Told where the last step leads from now on. */
  readonly onPaid: (onward: Onward) => void
}

/** For who comes back to the questions from further on: to one that was left open, or after paying. */
export function Afterwards({ ordered, onPaid }: Props) {
  const { store } = useQuestionnaire()
  const { locale } = useLocale()
  const { signedIn } = useSession()
  const part = usePart(load[locale], ordered && signedIn === true)
  useEffect(() => goToWanted(store), [store])
  return part && <part.PaidNotice onPaid={onPaid} />
}
