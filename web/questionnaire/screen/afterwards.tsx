import { useEffect, useSyncExternalStore } from 'react'
import { flowPlaceOf } from '#domain/flow/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { fieldAt } from '../model/store/field-at.ts'
import type { FlowStore } from '../model/store/flow-store.ts'
import { answerGroups } from '../model/use/answer-groups.ts'
import { progressAt, samePlace } from '../model/use/place.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { fieldId, pathOfId } from '../parts/questions/field-id.ts'
import { focusWhenThere } from '../parts/questions/go-there.ts'
import type { AfterwardsTold } from './afterwards-told.ts'

const loadPaidNotice = {
  nl: () => Promise.all([import('./paid-notice.tsx'), loadTexts('nl', ['payment', 'founder'])]).then(([file]) => file),
  en: () => Promise.all([import('./paid-notice.tsx'), loadTexts('en', ['payment', 'founder'])]).then(([file]) => file),
}

const loadByAssistant = {
  nl: () => Promise.all([import('./by-assistant.tsx'), loadTexts('nl', ['by_assistant'])]).then(([file]) => file),
  en: () => Promise.all([import('./by-assistant.tsx'), loadTexts('en', ['by_assistant'])]).then(([file]) => file),
}

interface Props extends AfterwardsTold {
  readonly ordered: boolean
  /** The question that the address named, as its hash. */
  readonly sent: string
}

/** For who comes back to the questions from further on, to one that was left open or after paying; or from an assistant. */
export function Afterwards({ ordered, sent, ...told }: Props) {
  const { store, saving } = useQuestionnaire()
  const written = useSyncExternalStore(saving.subscribe, saving.byAssistant, saving.byAssistant)
  const { locale } = useLocale()
  const { signedIn } = useSession()
  const part = useLoadedModule(loadPaidNotice[locale], ordered && signedIn === true)
  useEffect(() => goToWanted(store, sent), [store, sent])
  const marks = useLoadedModule(loadByAssistant[locale], written !== null)
  return (
    <>
      {marks && <marks.ByAssistantNotice work={written} {...told} />}
      {part && <part.PaidNotice {...told} />}
    </>
  )
}

/** Goes to the question that the address names, as soon as it is on the screen; unless someone goes on by themselves. */
function goToWanted(store: FlowStore, hash: string): () => void {
  const path = pathOfId(hash.slice(1))
  if (hash !== `#${fieldId(path)}` || !fieldAt(path)) return () => undefined
  const groups = answerGroups(store.product, store.answers(), store.context)
  const place = groups.find(({ fields }) => fields.some((view) => view.path === path))
  // Who sent us here need not know where it is asked.
  if (place && !samePlace(flowPlaceOf(store.view().progress), place)) store.stand(progressAt(store, place))
  store.want([path])
  return focusWhenThere(path, () => {
    // Said once: a reload later does not go back there.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  })
}
