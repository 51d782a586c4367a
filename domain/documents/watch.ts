import { type RelevantAnswers, shareholderKeys } from '../fields/index.ts'

/** The answers that something looked at: `main.kvk`, or `main.*` where it looked at which there are. */
export type Reads = ReadonlySet<string>

export interface Watch {
  /** Whoever holds on to these reads the answers of this moment. */
  readonly answers: RelevantAnswers
  /** Does something, and says which answers it looked at. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly reads: Reads }
  readonly replace: (answers: RelevantAnswers) => void
}

const places = ['main', ...shareholderKeys] as const
type Place = (typeof places)[number]
type Row = Readonly<Record<string, unknown>>

export const watch = (first: RelevantAnswers): Watch => {
  let answers = first
  let noted = new Set<string>()
  const watchedRow = (place: Place): Row => {
    const row = (): Row => answers[place]
    const looking =
      <Found>(look: (own: Row, key: string | symbol) => Found) =>
      (_: unknown, key: string | symbol): Found => {
        noted.add(`${place}.${String(key)}`)
        return look(row(), key)
      }
    return new Proxy<Row>(
      {},
      {
        get: looking(Reflect.get),
        has: looking(Reflect.has),
        getOwnPropertyDescriptor: looking(Reflect.getOwnPropertyDescriptor),
        ownKeys: () => {
          noted.add(`${place}.*`)
          return Reflect.ownKeys(row())
        },
      },
    )
  }
  return {
    answers: Object.fromEntries(places.map((place) => [place, watchedRow(place)])) as unknown as RelevantAnswers,
    during: (work) => {
      const [outer, own] = [noted, new Set<string>()]
      noted = own
      try {
        return { made: work(), reads: own }
      } finally {
        noted = outer
      }
    },
    replace: (fresh) => {
      answers = fresh
    },
  }
}

/** What became another answer, as reads name it. */
export const differencesBetween = (before: RelevantAnswers, after: RelevantAnswers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: [Row, Row] = [before[place], after[place]]
    if (old === fresh) return []
    const changed: string[] = []
    for (const key in fresh) if (!Object.is(old[key], fresh[key])) changed.push(`${place}.${key}`)
    for (const key in old) if (old[key] !== undefined && !Object.hasOwn(fresh, key)) changed.push(`${place}.${key}`)
    return changed.length > 0 ? [...changed, `${place}.*`] : []
  })
