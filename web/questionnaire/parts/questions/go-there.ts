import { flushSync } from 'react-dom'
import { type FlowPlace, flowPlaceOf } from '#domain/flow/index.ts'
import { useFlowFrame } from '../../model/use/frame.ts'
import { progressAt, samePlace } from '../../model/use/place.ts'
import { useQuestionnaire } from '../../model/use/questionnaire.ts'
import { focusQuestion } from './field-id.ts'

/** A question, and where it is asked. */
interface QuestionAtPlace extends FlowPlace {
  readonly path: string
}

interface GoThere {
  readonly isHere: (place: FlowPlace) => boolean
  /** Stands where a question is asked, if that is elsewhere, and goes to it. */
  readonly goThere: (question: QuestionAtPlace) => void
}

export function useGoThere(): GoThere {
  const { store } = useQuestionnaire()
  const { arrival } = useFlowFrame()

  const isHere = ({ step, substep, person }: FlowPlace): boolean => {
    const here = flowPlaceOf(store.view().progress)
    // Who it is about tells one place from another only where the step takes them in turn.
    return samePlace({ step, substep, ...(here.person ? { person: person ?? here.person } : {}) }, here)
  }

  const goThere = (question: QuestionAtPlace): void => {
    if (!isHere(question)) {
      // The heading takes the focus until the question is there.
      arrival.wanted = true
      flushSync(() => {
        store.stand(progressAt(store, question))
        store.want([question.path])
      })
    }
    focusWhenThere(question.path)
  }
  return { isHere, goThere }
}

/** Longer than this nobody waits for a question. */
const longestWait = 15_000

/**
 * Goes to a question as soon as it is on the screen, for its step may still have to be fetched and the page be shown;
 * unless someone goes on by themselves. Says by `arrived` that it is there, and returns what calls it off.
 */
export function focusWhenThere(path: string, arrived: () => void = () => undefined): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const go = () => {
    if (!focusQuestion(path)) return
    controller.abort()
    arrived()
  }
  const watching = new MutationObserver(go)
  const timer = setTimeout(() => controller.abort(), longestWait)
  signal.addEventListener('abort', () => {
    watching.disconnect()
    clearTimeout(timer)
  })
  for (const act of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(act, () => controller.abort(), { signal, capture: true })
  }
  // Until its letters are read a page cannot be seen, and nothing in it takes the focus.
  window.addEventListener('animationend', go, { signal })
  watching.observe(document.body, { childList: true, subtree: true })
  go()
  return () => controller.abort()
}
