import { flushSync } from 'react-dom'
import { useFrame } from '../screen/frame.tsx'
import { type Place, placeOf, progressAt, samePlace } from '../screen/place.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { focusWhenThere } from './focus-when-there.ts'

/** A question, and where it is asked. */
interface Asked extends Place {
  readonly path: string
}

interface GoThere {
  readonly isHere: (place: Place) => boolean
  /** Stands where a question is asked, if that is elsewhere, and goes to it. */
  readonly goThere: (question: Asked) => void
}

export function useGoThere(): GoThere {
  const { store } = useQuestionnaire()
  const { arrival } = useFrame()

  const isHere = ({ step, substep, person }: Place): boolean => {
    const here = placeOf(store.view().progress)
    // Who it is about tells one place from another only where the step takes them in turn.
    return samePlace({ step, substep, ...(here.person ? { person: person ?? here.person } : {}) }, here)
  }

  const goThere = (question: Asked): void => {
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
