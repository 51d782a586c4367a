import { flushSync } from 'react-dom'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { addShareholder, removeShareholder, selectedAfterRemoval } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useFlowFrame } from '../../model/use/frame.ts'
import { shareholderNameOf, useNaming } from '../../model/use/people.ts'
import { useQuestionnaire } from '../../model/use/questionnaire.ts'
import { focusQuestion } from '../questions/field-id.ts'

interface PersonActions {
  /** Puts one more shareholder in the list and goes to their first question. */
  readonly add: () => void
  readonly remove: (person: ShareholderKey) => void
}

export function usePersonActions(): PersonActions {
  const say = useSay()
  const naming = useNaming()
  const { store, saving } = useQuestionnaire()
  const { notify } = useFlowFrame()
  return {
    add() {
      store.leaveAll()
      const { answers, added } = addShareholder(store.answers())
      if (added === null) return
      flushSync(() => {
        store.change(() => answers)
        store.move({ type: 'select_person', person: added })
      })
      void saving.flush()
      const [first] = store.view().rows.flat()
      if (first) focusQuestion(first.path)
    },
    remove(person) {
      const name = shareholderNameOf(store.answers(), person, naming)
      const selected = store.view().progress.person ?? shareholderKeys[0]
      store.leaveAll()
      const next = selectedAfterRemoval(selected, person)
      if (next !== selected) store.move({ type: 'select_person', person: next })
      store.change((answers) => removeShareholder(answers, person))
      void saving.flush()
      notify({ tone: 'info', text: say('later_steps.people.removed', { name }) })
    },
  }
}
