import { useFrame } from '../../screen/frame.tsx'
import { type Place, progressAt } from '../../screen/place.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { setReturning } from './returning.ts'

/** Goes to a place to change something there; the way back leads here. */
export function useEdit(): (place: Place) => void {
  const { store } = useQuestionnaire()
  const { arrival } = useFrame()
  return (place) => {
    setReturning(store, true)
    arrival.wanted = true
    store.stand(progressAt(store, place))
  }
}
