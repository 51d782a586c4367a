import type { DocumentName } from '../blueprint/index.ts'
import { type Clause, dutchDay, englishDay, type Run } from '../documents/index.ts'
import { fieldOf } from '../questions/index.ts'
import { dutchDate } from '../values/index.ts'
import type { SampleDocument } from './sample-sets.ts'

/** One clause of a set of documents, as the laws about a set read it: what it says, of whom, of which company. */
export interface SampleSaying {
  readonly name: DocumentName
  /** The company that the document is of: main, or the one whose holding it is. */
  readonly of: string
  /** Without the turns behind it: `issued.taken`. */
  readonly clause: string
  /** The last of those turns, `p1` or `p1_become_director`; nothing where nobody has one. */
  readonly turn: string
  /** Who of the shareholders has the turn, or nobody. */
  readonly who: string
  /** A heading stands among the clauses, by the name of what it is above. */
  readonly form: Clause['form'] | 'heading'
  readonly runs: readonly Run[]
  readonly text: string
  /** For who reads that a law was broken. */
  readonly where: string
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

type Piece = Pick<SampleSaying, 'form' | 'runs'> & { readonly id: string }

/** Everything that a set says, in the order in which it does. */
export const sayingsIn = (documents: readonly SampleDocument[]): readonly SampleSaying[] =>
  documents.flatMap(({ key, name, subject, document }) => {
    const pieces = document.parts.flatMap((part): readonly Piece[] => [
      { id: part.id, form: 'heading', runs: part.title },
      ...part.articles.flatMap((article): readonly Piece[] => [
        { id: article.id, form: 'heading', runs: article.title },
        ...article.clauses,
      ]),
    ])
    return pieces.map(({ id, form, runs }) => {
      const [clause = '', ...turns] = id.split('@')
      const turn = turns.at(-1) ?? ''
      return {
        ...{ name, clause, turn, form, runs },
        of: subject.kind === 'company' ? 'main' : subject.person,
        who: /^p\d/.exec(turn)?.[0] ?? '',
        text: textOf(runs),
        where: `${key} ${id}`,
      }
    })
  })

const months = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maart', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
]

const takenApart = new RegExp(`^(.+?) (${months.flat().join('|')}) (.+)$`, 'i')

const partOf = (printed: string | undefined, place: 1 | 3): string => takenApart.exec(printed ?? '')?.[place] ?? ''

const numbersBy = (count: number, from: number, write: (number: number) => readonly (string | undefined)[]) =>
  new Map(
    Array.from({ length: count }, (_, index) => from + index).flatMap((number) =>
      write(number).map((text) => [text ?? '', number] as const),
    ),
  )

const written = (day: number, year: number): readonly (string | undefined)[] => {
  const date = dutchDate(day, 1, year)
  if (!date) return []
  return [dutchDay, englishDay].flatMap((print) => [print(date, 'words'), print(date, 'plain')])
}

const dayNumbers = numbersBy(31, 1, (day) => written(day, 2000).map((text) => partOf(text, 1)))
const yearNumbers = numbersBy(400, 1800, (year) => written(1, year).map((text) => partOf(text, 3)))

/** A day in words or figures, of either language, as 1985-3-14. */
export const dayIn = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] = takenApart.exec(text) ?? []
  const parts = [
    yearNumbers.get(year),
    months.findIndex((names) => names.includes(month.toLowerCase())) + 1,
    dayNumbers.get(day),
  ]
  return parts.every((part) => part !== undefined && part > 0) ? parts.join('-') : undefined
}

const isDay = (path: string): boolean => {
  const [place, key = ''] = path.split('.')
  return fieldOf(place === 'main' ? 'main' : 'shareholder', key)?.kind === 'date'
}

/** The first day that a clause speaks of: itself, or the place where it is to be filled in. */
export const firstDayIn = ({ runs }: Pick<SampleSaying, 'runs'>): string | undefined => {
  for (const run of runs) {
    if (run.kind === 'blank' && run.name === 'deed_day') return run.name
    if (run.kind === 'gap' && isDay(run.field)) return run.field
    const day = run.kind === 'answer' || run.kind === 'computed' ? dayIn(run.text) : undefined
    if (day !== undefined) return day
  }
  return undefined
}

/** One thing that is so, as one document says it. */
export interface Stated {
  readonly fact: string
  readonly says: string
  readonly where: string
}

/** No fact has two values in one set. */
export const agree = (stated: readonly Stated[]): void => {
  const known = new Map<string, Stated>()
  for (const one of stated) {
    const before = known.get(one.fact) ?? one
    if (before.says !== one.says)
      throw new Error(`${one.fact}: “${before.says}” in ${before.where}, “${one.says}” in ${one.where}`)
    known.set(one.fact, before)
  }
}

/** In which clauses of which documents something stands. */
export type SayingPlaces = Readonly<Partial<Record<DocumentName, readonly string[]>>>

export const at = (sayings: readonly SampleSaying[], places: SayingPlaces): readonly SampleSaying[] =>
  sayings.filter(({ name, clause }) => places[name]?.includes(clause))
