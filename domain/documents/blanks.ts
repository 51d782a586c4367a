import { parseDutchDate } from '../values/index.ts'
import { choiceBlank, isChoiceBlank } from './choices.ts'
import type { ClauseChoice, ComposedDocument, Run } from './model.ts'
import { nameInFull } from './name-in-full.ts'
import { cleanText } from './print.ts'
import { eachRun, mapRuns, placedRuns } from './runs.ts'
import type { ComposeContext } from './template.ts'
import { withoutSecondStop } from './write.ts'

/** A document of a set, by its key in the list: deed, deed_p2. */
export type KeyedDocument = { readonly key: string; readonly document: ComposedDocument }

/** What the notary's office filled in, by the name of the place; the day of the deed as 2026-12-17. */
export type FilledBlanks = Readonly<Record<string, string>>

/** Something only the notary can fill in, with every place where it stands. */
export type Blank = {
  readonly name: string
  /** What is missing, as the document says it; what it says once it is filled in. */
  readonly text: string
  readonly open: boolean
  readonly places: readonly { readonly document: string; readonly clause: string | null }[]
  /** What was typed in another language, for the notary to translate. */
  readonly typed?: string
  /** Words that the notary may simply confirm, or begin with. */
  readonly proposal?: string
  /** Where the notary chooses between texts that are ready: what it is filled in with is one of these. */
  readonly options?: readonly { readonly option: string; readonly text: string }[]
}

/**
 * What others write: who signs with a pen, the board or an accountant in papers of their own, or the register once the
 * company is in it. No deed waits for it.
 */
const leftToOthers: readonly string[] = [
  'place_and_day',
  'by_board',
  'by_accountant',
  'loan_amount',
  'loan_interest',
  'co_shareholder',
  'co_shareholder_shares',
  'chamber_number',
  'by_signer',
  'by_parties',
  'sender_name',
  'sender_email',
]

type FoundBlank = Omit<Blank, 'places'> & Partial<Pick<Blank, 'places'>>

/** One of the clauses between which the notary chooses; open as long as it is marked. */
const choiceAt = (run: Run, { name, option, options }: ClauseChoice): FoundBlank => ({
  name: choiceBlank(name),
  text: options.find((one) => one.option === option)?.text ?? option,
  open: run.kind === 'blank' && run.name === choiceBlank(name),
  options,
})

const blankOf = (run: Run): FoundBlank | null => {
  if (run.kind === 'blank' && isChoiceBlank(run.name)) return null
  if (run.kind === 'blank') {
    const { name, text, typed, proposal } = run
    return { name, text, open: true, ...(typed && { typed }), ...(proposal && { proposal }) }
  }
  return run.kind === 'text' && run.blank !== undefined ? { name: run.blank, text: run.text, open: false } : null
}

const placesWhere = (documents: readonly KeyedDocument[], wanted: (name: string) => boolean): readonly Blank[] => {
  const found = new Map<string, Blank>()
  for (const { key, document } of documents) {
    for (const { run, clause, choice } of placedRuns(document)) {
      for (const blank of [choice && choiceAt(run, choice), blankOf(run)]) {
        if (!blank || !wanted(blank.name)) continue
        const { places = [], ...known } = found.get(blank.name) ?? blank
        const isTold = blank.options && places.some((place) => place.document === key && place.clause === clause)
        found.set(blank.name, {
          ...known,
          open: blank.open || known.open,
          places: isTold ? places : [...places, { document: key, clause }],
        })
      }
    }
  }
  return [...found.values()]
}

/** The places that the notary fills in, open or filled, in the order in which they first stand. */
export const blanksIn = (documents: readonly KeyedDocument[]): readonly Blank[] =>
  placesWhere(documents, (name) => !leftToOthers.includes(name))

/** Those that others fill in. */
export const blanksForOthers = (documents: readonly KeyedDocument[]): readonly Blank[] =>
  placesWhere(documents, (name) => leftToOthers.includes(name))

/** Before whom and by whom a deed is passed: named there by their first names, as the law wants it. */
const namedInFull: readonly string[] = ['notary_name', 'deputy', 'clerk']

/** Whether something was filled in that cannot stand in a deed: initials where first names belong. */
export const isShortened = (name: string, text: string): boolean =>
  namedInFull.includes(name) && text.trim() !== '' && nameInFull(text) === undefined

const isFilled = (filled: FilledBlanks, { name, options }: Pick<Blank, 'name' | 'options'>): boolean => {
  const text = Object.hasOwn(filled, name) ? (filled[name] ?? '').trim() : ''
  if (options) return options.some(({ option }) => option === text)
  return name === 'deed_day' ? parseDutchDate(text) !== undefined : text !== '' && !isShortened(name, text)
}

/** What is still to be filled in before a deed can be sent round. */
export const openBlanks = (documents: readonly KeyedDocument[], filled: FilledBlanks = {}): readonly string[] =>
  blanksIn(documents).flatMap((blank) => (blank.open && !isFilled(filled, blank) ? [blank.name] : []))

/** As long as the longest answer that may have to be translated. */
export const longestFilling = 4000

/**
 * What was filled in that documents are composed with: the day decides about more than the words of the day itself, and a
 * deed writes it out where a register does not.
 */
export const blanksContext = (filled: FilledBlanks): Pick<ComposeContext, 'deed_date' | 'notary'> => {
  const given = (name: string): string | undefined =>
    isFilled(filled, { name }) ? cleanText(filled[name] ?? '', longestFilling) : undefined
  const [day, name, city, deputy] = [given('deed_day'), given('notary_name'), given('notary_city'), given('deputy')]
  const date = day === undefined ? undefined : parseDutchDate(day)
  const notary = { ...(name && { name }), ...(city && { city }), ...(deputy && { deputy }) }
  return { ...(date && { deed_date: date }), ...(Object.keys(notary).length > 0 && { notary }) }
}

/** The rest of what was filled in, in its places. */
export const fillBlanks = (document: ComposedDocument, filled: FilledBlanks): ComposedDocument => {
  const fill = eachRun((run) => {
    // The day is filled in while composing, in the words of each document.
    if (run.kind !== 'blank' || run.name === 'deed_day' || isChoiceBlank(run.name) || !isFilled(filled, run)) return run
    const text = cleanText(filled[run.name] ?? '', longestFilling)
    const said = namedInFull.includes(run.name) ? (nameInFull(text) ?? text) : text
    return { kind: 'text', text: said, blank: run.name }
  })
  return mapRuns(document, (runs, which) => {
    const done = fill(runs, which)
    return done === runs ? runs : done.map((run, place) => withoutSecondStop(done[place - 1], run))
  })
}
