import { createContext, use, useEffect } from 'react'

/** Takes the part of the overall progress that a screen stands at, where its route alone cannot know; null gives it back. */
export const OverallStepContext = createContext<(step: number | null) => void>(() => undefined)

/** The same for whoever knows it later. */
export const useStandAt = (): ((step: number | null) => void) => use(OverallStepContext)

/** An account in between is no other way: whoever comes from their answers still sees how far they are. Draws nothing. */
export function StillOnTheWay(): null {
  useOverallStep(3)
  return null
}

export function useOverallStep(step: number): void {
  const stand = useStandAt()
  useEffect(() => {
    stand(step)
    return () => stand(null)
  }, [stand, step])
}
