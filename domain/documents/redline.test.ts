import { expect, test } from 'vitest'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { beside } from './beside.ts'
import { blanksContext } from './blanks.ts'
import { compose } from './compose.ts'
import { withLayer } from './layer.ts'
import { loadTemplates } from './load.ts'
import type { ComposedDocument, LayerEntry } from './model.ts'
import { type Redline, type RedlinePiece, redline } from './redline.ts'

const sets = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }
const today = parseDutchDate('15-11-2026') ?? expect.fail('a real day')

const answers = (main: Answers['main'], p1: Answers['p1'] = {}, p2: Answers['p2'] = {}): RelevantAnswers =>
  ({
    main: {
      company_name: 'Vos',
      headquarters: 'Sneek',
      number_of_shares: 100,
      value_of_shares: 1,
      activities: 'Handel.',
      ...main,
    },
    p1: { active: true, type: 'natural_person', firstname: 'Sanne', lastname: 'de Vries', ...p1 },
    p2,
    p3: {},
    p4: {},
  }) as unknown as RelevantAnswers

const deed = (given: RelevantAnswers, blanks = {}): ComposedDocument =>
  compose(sets.nl.deed, given, { today, ...blanksContext(blanks) })

const withEntries = (document: ComposedDocument, layer: readonly LayerEntry[]): ComposedDocument =>
  withLayer([{ key: 'deed', document }], { blanks: {}, layer }).documents[0]?.document ?? expect.fail('a deed')

const drawn = (pieces: readonly RedlinePiece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'same') return piece.text
      return piece.kind === 'struck' ? `-${piece.text}-${piece.change}` : `+${piece.text}+${piece.change}`
    })
    .join('')

const clausesIn = ({ parts }: Redline) => parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))
const clauseOf = (found: Redline, id: string): string =>
  drawn(clausesIn(found).find((clause) => clause.id === id)?.said.pieces ?? [])

const plain = deed(answers({}))

test('an answer: only the words that differ, with the answer that made them', () => {
  const found = redline(plain, deed(answers({ headquarters: 'Drachten' })))
  expect(clauseOf(found, 'name_and_seat.seat')).toBe('Zij heeft haar zetel in de gemeente -Sneek-1+Drachten+1.')
  // The seat stands in two articles.
  expect(found.changes.map(({ article }) => article)).toEqual(['name_and_seat', expect.any(String)])
  for (const { cause } of found.changes) expect(cause).toEqual({ kind: 'answer', fields: ['main.headquarters'] })
})

test('one word that stayed between two that did not goes along', () => {
  const home = (address: string, zip_code: string) =>
    deed(answers({}, { address, zip_code, location: 'Leeuwarden', residence_country: 'NL' }))
  const found = redline(home('Voorstreek 58', '8911 JR'), home('Emmakade 7', '8921 CT'))
  expect(clauseOf(found, 'founders.person@p1')).toContain(
    '-8911 JR Leeuwarden, Voorstreek 58-1+8921 CT Leeuwarden, Emmakade 7+1',
  )
})

test('the notary: what was filled in', () => {
  const found = redline(plain, deed(answers({}), { deed_day: '2026-12-17' }))
  expect(clauseOf(found, 'heading.appears')).toMatch(
    /^Heden, -datum-1\+zeventien december tweeduizend zesentwintig\+1, /,
  )
  expect(found.changes.map(({ cause }) => cause)).toContainEqual({ kind: 'blank', name: 'deed_day' })
})

const added: LayerEntry = {
  ...{
    id: 'a1',
    document: 'deed',
    kind: 'add',
    after: 'name_and_seat.name',
    text: 'Ook Vosje.',
    why: 'Zo heet zij ook.',
  },
}
const struck: LayerEntry = {
  id: 's1',
  document: 'deed',
  kind: 'strike',
  block: 'objects.intro',
  why: 'Het doel is vrij.',
}

test('the notary: a clause of one’s own; another number is no change', () => {
  const found = redline(plain, withEntries(plain, [added]))
  expect(clauseOf(found, 'own.a1.1')).toBe('+Ook Vosje.+1')
  expect(found.changes.map(({ cause }) => cause)).toEqual([
    { kind: 'added', entry: 'a1', why: 'Zo heet zij ook.', undone: false },
  ])
  const seat = clausesIn(found).find(({ id }) => id === 'name_and_seat.seat')
  expect(seat?.marks).toEqual({ from: '2.', to: '3.' })
  expect(seat?.state).toBe('same')
})

test('the notary: a paragraph that was struck with its items is one change, and so is putting it back', () => {
  const without = withEntries(plain, [struck])
  const gone = redline(plain, without)
  expect(gone.changes.map(({ cause }) => cause)).toEqual([
    { kind: 'struck', entry: 's1', why: 'Het doel is vrij.', undone: false },
  ])
  expect(clausesIn(gone).filter(({ state }) => state === 'struck').length).toBeGreaterThan(3)
  const back = redline(without, plain)
  expect(back.changes.map(({ cause }) => cause)).toEqual([
    { kind: 'struck', entry: 's1', why: 'Het doel is vrij.', undone: true },
  ])
})

test('an article more: those behind it and what refers to them stay the same', () => {
  const found = redline(plain, withEntries(plain, [{ ...added, after: 'name_and_seat', title: 'Duur' }]))
  expect(found.changes).toHaveLength(1)
  const articles = found.parts.flatMap((part) => part.articles)
  expect(articles.filter(({ state }) => state !== 'same').map(({ id }) => id)).toEqual(['own.a1'])
  const ofOwn = clausesIn(found).find(({ id }) => id === 'own_shares.dispose')
  const moved = ofOwn?.said.pieces.find((piece) => piece.kind === 'same' && piece.was !== undefined)
  expect(moved).toEqual({ kind: 'same', text: 'artikel 10', was: 'artikel 9' })
})

test('another text of the template', () => {
  const other: ComposedDocument = {
    ...plain,
    version: plain.version + 1,
    parts: plain.parts.map((part) => ({
      ...part,
      articles: part.articles.map((article) => ({
        ...article,
        clauses: article.clauses.map((clause) =>
          clause.id === 'name_and_seat.elsewhere'
            ? { ...clause, runs: [{ kind: 'text', text: 'De vennootschap kan overal kantoren hebben.' } as const] }
            : clause,
        ),
      })),
    })),
  }
  expect(redline(plain, other).changes.map(({ cause }) => cause)).toEqual([
    { kind: 'template', from: plain.version, to: plain.version + 1 },
  ])
})

test('a translation beside it: the same cause in both languages is one change', () => {
  const bilingual = (given: RelevantAnswers) =>
    beside(
      compose(sets.nl.deed, given, { today, translated: true }),
      compose(sets.en.deed, given, { today, translated: true }),
    )
  const found = redline(bilingual(answers({})), bilingual(answers({ headquarters: 'Drachten' })))
  expect(found.changes).toHaveLength(2)
  const seat = clausesIn(found).find(({ id }) => id === 'name_and_seat.seat')
  expect(drawn(seat?.beside?.pieces ?? [])).toContain('-Sneek-1+Drachten+1')
})

test('a founder more brings clauses that name who it is', () => {
  const two = deed(answers({}, {}, { active: true, type: 'natural_person', firstname: 'Bram', lastname: 'Bos' }))
  const causes = redline(plain, two).changes.map(({ cause }) => cause)
  expect(causes.length).toBeGreaterThan(0)
  for (const cause of causes) expect(cause.kind).toBe('answer')
})
