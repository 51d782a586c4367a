import { useEffect, useRef, useState } from 'react'

/**
 * A part of a screen that most visits never need, fetched when it is wanted; null until it is here. `onFail` hears
 * that it could not be fetched: offline, or the server has a newer version.
 */
export function usePart<Module>(load: () => Promise<Module>, wanted: boolean, onFail?: () => void): Module | null {
  const [part, setPart] = useState<Module | null>(null)
  const failed = useRef(onFail)
  useEffect(() => {
    failed.current = onFail
  })
  useEffect(() => {
    if (!wanted || part) return
    let here = true
    load().then(
      (arrived) => here && setPart(arrived),
      () => here && failed.current?.(),
    )
    return () => {
      here = false
    }
  }, [wanted, part, load])
  return part
}
