import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react'
import type { FlowView } from '#domain/flow/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { Instead } from '#web/i18n/index.ts'
import { afterPointer } from '#web/ui/after-pointer.ts'
import type { Saving } from '../save/saving.ts'
import type { FieldState, FlowStore } from '../store/flow-store.ts'

/** Everything a screen inside the flow may use. */
export interface OpenQuestionnaire {
  readonly flow: FlowName
  /** Empty for a moment at the very beginning, until the server has made it. */
  readonly uuid: string
  /** The calculation that it came from. */
  readonly calculation: string | null
  /** What is changed now, is changed after it was paid for. */
  readonly paid: boolean
  readonly store: FlowStore
  readonly saving: Saving
  readonly messages: Messages
  /** What the screens say in the words of the product. */
  readonly instead: Instead
}

export const QuestionnaireContext = createContext<OpenQuestionnaire | null>(null)

export function useQuestionnaire(): OpenQuestionnaire {
  const questionnaire = use(QuestionnaireContext)
  if (!questionnaire) throw new Error('Questions are asked only inside QuestionnaireProvider.')
  return questionnaire
}

/** Draws again only when what was selected has become something else. */
function useSelected<Source, Selected>(read: () => Source, select: (source: Source) => Selected): Selected {
  const { store } = useQuestionnaire()
  const last = useRef<{ readonly value: Selected } | null>(null)
  const snapshot = () => {
    const value = select(read())
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}

/** A part of the view of the flow: `useFlowView((view) => view.steps)`. */
export function useFlowView<Selected>(select: (view: FlowView) => Selected): Selected {
  return useSelected(useQuestionnaire().store.view, select)
}

/** A part of the answers as they are kept: `useAnswers((answers) => answers.main.number_of_shares)`. */
export function useAnswers<Selected>(select: (answers: Answers) => Selected): Selected {
  return useSelected(useQuestionnaire().store.answers, select)
}

interface FieldHandle extends FieldState {
  readonly onChange: (raw: unknown) => void
  readonly onLeave: (value: unknown) => void
}

/** One answer, by its path: `useField('p1.shares')`. */
export function useField(path: string): FieldHandle {
  const { store } = useQuestionnaire()
  const snapshot = useCallback(() => store.fieldState(path), [store, path])
  const state = useSyncExternalStore(store.subscribe, snapshot, snapshot)
  const onChange = useCallback((raw: unknown) => store.type(path, raw), [store, path])
  const onLeave = useCallback(
    (value: unknown) => {
      const left = store.fieldState(path).value
      afterPointer(() => {
        // The button that was pressed may have set another answer: that one counts.
        if (isSame(store.fieldState(path).value, left)) store.leave(path, value)
      })
    },
    [store, path],
  )
  return { ...state, onChange, onLeave }
}
