import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { blockers, complete, relevant } from '../flow/index.ts'
import type { Answers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders } from '../shareholders/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { changed, sampleChange } from './sample-changes.ts'
import { samplesOf } from './samples.ts'

const context = { today: day('15-11-2026') }

type Rows = readonly ShareholderAnswers[]

const pairs = (rows: Rows) => rows.flatMap((one, index) => rows.slice(index + 1).map((other) => [one, other] as const))
const isPerson = ({ is_natural_person }: ShareholderAnswers) => is_natural_person === true
const buyers = (rows: Rows) => rows.filter(({ party }) => party === 'buyer')
const given = <T>(value: T | undefined): value is T => value !== undefined

/** Answers that cannot both be so, told apart from the rules that are to notice them. */
const oddities: Readonly<Record<string, (answers: RelevantAnswers, rows: Rows) => boolean>> = {
  'one BSN for two persons': (_, rows) =>
    pairs(rows).some(([one, other]) => isPerson(one) && isPerson(other) && given(one.bsn) && one.bsn === other.bsn),
  'two holdings with one name': (_, rows) =>
    pairs(rows).some(([one, other]) => given(one.holding_name) && one.holding_name === other.holding_name),
  'a holding named as the company': ({ main }, rows) =>
    rows.some(({ holding_name }) => given(holding_name) && holding_name === main.company_name),
  'a company that buys itself': ({ main }, rows) =>
    buyers(rows).some(({ chamber }) => given(chamber) && chamber === main.kvk),
  'all shares from one who is not the only one': ({ main }, rows) =>
    rows.some(({ sole_shareholder }) => sole_shareholder === false) &&
    given(main.number_shares) &&
    main.number_shares === main.total_shares,
  'two buyers of whom one is to be the only shareholder': (_, rows) =>
    buyers(rows).length > 1 && rows.some(({ buyer_sole_shareholder }) => buyer_sole_shareholder === true),
  'more shares than there are': ({ main }) =>
    given(main.number_shares) && given(main.total_shares) && main.number_shares > main.total_shares,
  'a structure with a holding that is nobody’s': ({ main }, rows) =>
    main.holding_structure === true && rows.some(isPerson) && !rows.some(({ holding }) => holding === true),
  'how several sign, and one director': ({ main }, rows) =>
    given(main.representation) &&
    rows.filter((row) => row.become_director || row.new_company_director || row.natural_person_director).length === 1 &&
    !rows.some((row) => row.new_company_director && row.natural_person_director),
  'a document that expired before it was issued': (_, rows) =>
    rows.some(
      ({ issue_date: from, expiration_date: to }) =>
        given(from) && given(to) && from.split('-').reverse().join() >= to.split('-').reverse().join(),
    ),
  'somebody bankrupt, and nobody named': ({ main }) =>
    main.bankruptcy === true && given(main.bankruptcy_persons) && main.bankruptcy_persons.length === 0,
}

/** Whether anything keeps these answers from being ordered as they are. */
const isSaid = (product: Product, answers: Answers): boolean =>
  complete(product, answers, context).length > 0 || blockers(product, answers, context).some(({ stops }) => stops)

test.each(productList)('$name: no two answers say opposite things without a word about it', (product) => {
  const samples = Object.values(samplesOf(product))
  fc.assert(
    fc.property(fc.constantFrom<Answers>(...samples), fc.array(sampleChange, { maxLength: 4 }), (base, changes) => {
      const answers = changed(base, changes)
      const counted = relevant(product, answers, context)
      const rows = activeShareholders(counted).map((key) => counted[key])
      for (const [what, is] of Object.entries(oddities)) {
        if (is(counted, rows) && !isSaid(product, answers)) throw new Error(what)
      }
    }),
    lawfully(4000),
  )
})

test('each of them can be, so that something is tried', () => {
  const everyone = productList.flatMap((product) =>
    Object.values(samplesOf(product)).map((answers) => ({ product, answers })),
  )
  const odd = (patch: (answers: Answers) => Answers) =>
    everyone.flatMap(({ product, answers }) => {
      const made = patch(answers)
      const counted = relevant(product, made, context)
      const rows = activeShareholders(counted).map((key) => counted[key])
      const found = Object.keys(oddities).filter((what) => oddities[what]?.(counted, rows))
      for (const what of found) expect([product.name, what, isSaid(product, made)]).toEqual([product.name, what, true])
      return found
    })
  const p1 = (patch: ShareholderAnswers) => (answers: Answers) => ({ ...answers, p1: { ...answers.p1, ...patch } })
  const p2 = (patch: ShareholderAnswers) => (answers: Answers) => ({ ...answers, p2: { ...answers.p2, ...patch } })
  const main = (patch: Answers['main']) => (answers: Answers) => ({ ...answers, main: { ...answers.main, ...patch } })
  const found = [
    ...odd(p2({ bsn: '123456782' })),
    ...odd((answers) =>
      p2({ holding: true, holding_name: 'Een' })(p1({ holding: true, holding_name: 'Een' })(answers)),
    ),
    ...odd(p1({ holding: true, holding_name: 'De Vries Zuivel' })),
    ...odd(p2({ chamber: '12345678' })),
    ...odd(p1({ sole_shareholder: false, blocking_route: 'waived', blocking_paper: 'resolution' })),
    ...odd((answers) => p2({ buyer_sole_shareholder: true })(answers)),
    ...odd(main({ number_shares: 5000 })),
    ...odd((answers) => p1({ holding: false })(main({ holding_structure: true })(answers))),
    ...odd(p1({ issue_date: day('01-02-2026'), expiration_date: day('01-02-2026') })),
  ]
  const never = ['how several sign, and one director', 'somebody bankrupt, and nobody named']
  expect(Object.keys(oddities).filter((what) => !found.includes(what))).toEqual(never)
})
