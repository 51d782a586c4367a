import { useEffect, useState } from 'react'

type Part<Module> = {
  /** Null until it is here. */
  readonly part: Module | null
  /** It could not be fetched: offline, or the server has a newer version. */
  readonly failed: boolean
}

/** A part of the toolbar that most visits never need, fetched when it is wanted. */
export function usePart<Module>(load: () => Promise<Module>, wanted: boolean): Part<Module> {
  const [state, setState] = useState<Part<Module>>({ part: null, failed: false })
  const { part } = state
  useEffect(() => {
    if (!wanted || part) return
    let here = true
    load().then(
      (arrived) => here && setState({ part: arrived, failed: false }),
      () => here && setState({ part: null, failed: true }),
    )
    return () => {
      here = false
    }
  }, [wanted, part, load])
  return state
}
