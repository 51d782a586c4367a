import { useEffect } from 'react'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { usePart } from '#web/ui/use-part.ts'
import { fieldAt } from '../model/store/answers.ts'
import type { FlowStore } from '../model/store/flow-store.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { fieldId, pathOfId } from '../parts/questions/field-id.ts'
import { focusWhenThere } from '../parts/questions/go-there.ts'
import type { OnwardLink } from './foot.tsx'

const loadPaidNotice = {
  nl: () => Promise.all([import('./paid-notice.tsx'), loadTexts('nl', ['payment'])]).then(([file]) => file),
  en: () => Promise.all([import('./paid-notice.tsx'), loadTexts('en', ['payment'])]).then(([file]) => file),
}

interface Props {
  readonly ordered: boolean
  /** Told where the last step leads from now on. */
  readonly onPaid: (onward: OnwardLink) => void
}

/** For who comes back to the questions from further on: to one that was left open, or after paying. */
export function Afterwards({ ordered, onPaid }: Props) {
  const { store } = useQuestionnaire()
  const { locale } = useLocale()
  const { signedIn } = useSession()
  const part = usePart(loadPaidNotice[locale], ordered && signedIn === true)
  useEffect(() => goToWanted(store), [store])
  return part && <part.PaidNotice onPaid={onPaid} />
}

/** Goes to the question that the address names, as soon as it is on the screen; unless someone goes on by themselves. */
function goToWanted(store: FlowStore): () => void {
  const path = pathOfId(location.hash.slice(1))
  if (location.hash !== `#${fieldId(path)}` || !fieldAt(path)) return () => undefined
  store.want([path])
  return focusWhenThere(path, () => {
    // Said once: a reload later does not go back there.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  })
}
