import { type RelevantAnswers, shareholderKeys } from '../fields/index.ts'

/** The answers that something looked at: `main.kvk`, or `main.*` where it looked at which there are. */
export type Reads = ReadonlySet<string>

export interface Watch {
  readonly answers: RelevantAnswers
  /** Does something, and says which answers it looked at. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly reads: Reads }
}

const places = ['main', ...shareholderKeys] as const
type Row = Readonly<Record<string, unknown>>

/** For who makes a document once: nobody will ask. */
export const unwatched = (answers: RelevantAnswers): Watch => {
  const nothing: Reads = new Set()
  return { answers, during: (work) => ({ made: work(), reads: nothing }) }
}

export const watch = (answers: RelevantAnswers): Watch => {
  let noted = new Set<string>()
  const watchedRow = (place: string, row: Row): Row => {
    const note = (key: string | symbol): void => void noted.add(`${place}.${String(key)}`)
    return new Proxy(row, {
      get: (own, key) => {
        note(key)
        return Reflect.get(own, key)
      },
      has: (own, key) => {
        note(key)
        return Reflect.has(own, key)
      },
      getOwnPropertyDescriptor: (own, key) => {
        note(key)
        return Reflect.getOwnPropertyDescriptor(own, key)
      },
      ownKeys: (own) => {
        note('*')
        return Reflect.ownKeys(own)
      },
    })
  }
  const rows = places.map((place) => [place, watchedRow(place, answers[place])] as const)
  return {
    answers: Object.fromEntries(rows) as unknown as RelevantAnswers,
    during: (work) => {
      const [outer, own] = [noted, new Set<string>()]
      noted = own
      try {
        return { made: work(), reads: own }
      } finally {
        noted = outer
      }
    },
  }
}

/** What became another answer, as reads name it. */
export const differencesBetween = (before: RelevantAnswers, after: RelevantAnswers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: [Row, Row] = [before[place], after[place]]
    if (old === fresh) return []
    const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    const changed = keys.filter((key) => !Object.is(old[key], fresh[key])).map((key) => `${place}.${key}`)
    return changed.length > 0 ? [...changed, `${place}.*`] : []
  })
