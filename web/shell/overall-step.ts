import { createContext, use, useEffect } from 'react'

/** Takes the part of the overall progress that a screen stands at, where its route alone cannot know; null gives it back. */
export const OverallStepContext = createContext<(step: number | null) => void>(() => undefined)

export function useOverallStep(step: number): void {
  const stand = use(OverallStepContext)
  useEffect(() => {
    stand(step)
    return () => stand(null)
  }, [stand, step])
}
