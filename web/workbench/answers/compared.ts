import { useState } from 'react'

export type Compared = 'yes' | 'no'
type AllCompared = Readonly<Record<string, Compared>>

const keyOf = (document: string) => `compared ${document}`

function read(document: string): AllCompared {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(document)) ?? '{}') as AllCompared
  } catch {
    return {}
  }
}

/** Which fields were held against a paper, as long as this tab is open; it is the judgement of the paper that counts. */
export function useCompared(document: string) {
  const [compared, setCompared] = useState(() => read(document))
  return {
    compared,
    compare: (path: string, answer: Compared) => {
      const next = { ...compared, [path]: answer }
      sessionStorage.setItem(keyOf(document), JSON.stringify(next))
      setCompared(next)
    },
  }
}
