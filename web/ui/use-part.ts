import { useEffect, useRef, useState } from 'react'

/** What came once is here for whoever wants it next. */
const here = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches a part before it is wanted, so that it is there at once when it is. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const part = await load()
  here.set(load, part)
  return part
}

/**
 * A part of a screen that most visits never need, fetched when it is wanted; null until it is here. `onFail` hears
 * that it could not be fetched: offline, or the server has a newer version.
 */
export function useLoadedModule<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFail?: () => void,
): Module | null {
  const [part, setPart] = useState<Module | null>(null)
  const failed = useRef(onFail)
  useEffect(() => {
    failed.current = onFail
  })
  useEffect(() => {
    if (!wanted || part) return
    let shown = true
    fetchPart(load).then(
      (arrived) => shown && setPart(arrived),
      () => shown && failed.current?.(),
    )
    return () => {
      shown = false
    }
  }, [wanted, part, load])
  // What is here already is not waited for.
  return part ?? (wanted ? ((here.get(load) as Module) ?? null) : null)
}
