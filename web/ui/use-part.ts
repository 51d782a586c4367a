import { useEffect, useEffectEvent, useState } from 'react'

/** What came once is here for whoever wants it next. */
const here = new WeakMap<() => Promise<unknown>, unknown>()

/** What was fetched before by the same function; null as long as it is not here. */
export const partHere = <Module>(load: () => Promise<Module>): Module | null => (here.get(load) as Module) ?? null

/** Fetches a part before it is wanted, so that it is there at once when it is. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const part = partHere(load) ?? (await load())
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
  // What was wanted and came stays, also when it is not wanted any more. In another language it is another part.
  const [held, hold] = useState<unknown>(null)
  const stays = held === load
  const failed = useEffectEvent(() => onFail?.())
  useEffect(() => {
    if (!wanted || stays) return
    let shown = true
    fetchPart(load).then(
      () => shown && hold(() => load),
      () => shown && failed(),
    )
    return () => {
      shown = false
    }
  }, [wanted, stays, load])
  // What is here already is not waited for.
  return wanted || stays ? partHere(load) : null
}
