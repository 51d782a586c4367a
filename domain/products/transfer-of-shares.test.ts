import { describe, expect, test } from 'vitest'
import type { BlockerCode } from '../blueprint/index.ts'
import { blockers, complete, divisionOf, relevant, viewFlow } from '../flow/index.ts'
import { firstBook, quote } from '../pricing/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { chooseType } from '../shareholders/index.ts'
import { day } from './sample-answers.ts'
import { sampleTransfers } from './sample-transfers.ts'
import { transferOfShares as product } from './transfer-of-shares.ts'

const context = { today: day('15-11-2026') }
const { person_to_person: sale, company_to_three: three } = sampleTransfers

const codes = (answers: Answers): readonly BlockerCode[] => blockers(product, answers, context).map((one) => one.code)
const main = (patch: MainAnswers): Answers => ({ ...sale, main: { ...sale.main, ...patch } })
const seller = (patch: ShareholderAnswers): Answers => ({ ...sale, p1: { ...sale.p1, ...patch } })
const buyer = (patch: ShareholderAnswers): Answers => ({ ...sale, p2: { ...sale.p2, ...patch } })
/** A seller who is not the only one, and sells half. */
const beside = (patch: ShareholderAnswers): Answers => ({
  main: { ...sale.main, number_shares: 60, shares_to: 60 },
  p1: { ...sale.p1, sole_shareholder: false, blocking_route: 'waived', blocking_paper: 'resolution', ...patch },
  p2: { ...sale.p2, buyer_sole_shareholder: false, shares: 60 },
  p3: {},
  p4: {},
})
const boughtBy = (chamber: string | undefined): Answers => ({
  ...three,
  p2: { ...three.p2, ...(chamber && { chamber }) },
})
const sole: Answers = { ...three, p3: { ...three.p3, buyer_sole_shareholder: true } }
const missing = (answers: Answers): readonly string[] => complete(product, answers, context).map(({ path }) => path)

describe('what is said to whom', () => {
  test.each<[string, Answers, readonly BlockerCode[]]>([
    ['an ordinary sale', sale, []],
    ['no accountant', main({ accountant: 'no' }), ['no_accountant']],
    ['one who comes soon', main({ accountant: 'will_be_arranged_soon' }), []],
    ['others who were not asked', beside({ blocking_route: 'not_yet' }), ['blocking_clause']],
    ['others who do not want them', beside({}), []],
    [
      'all shares of who says that others have some too',
      { ...beside({}), main: sale.main },
      ['sells_all', 'share_sum'],
    ],
    ['a buyer with the number of the company itself', boughtBy(sale.main.kvk), ['own_kvk']],
    ['one of several who says to become the only one', sole, ['sole_buyer']],
    ['an answer about others who are not there', seller({ blocking_route: 'not_yet' }), []],
    ['a buyer from abroad', buyer({ lives_in_netherlands: false }), ['not_resident']],
    ['a seller without Dutch', seller({ dutch_proficient: false }), ['language_none']],
    ['an exposed buyer', buyer({ pep: true }), ['pep']],
    ['fewer shares than are sold', buyer({ shares: 119 }), ['share_sum']],
    [
      'a bankrupt seller, who cannot be left out',
      main({ bankruptcy: true, bankruptcy_persons: ['p1'], bankruptcy_settled: false }),
      ['bankruptcy_first'],
    ],
  ])('%s', (_name, answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })
})

describe('what is asked of whom', () => {
  const asked = (answers: Answers, person: 'p1' | 'p2', substep = 5): readonly string[] =>
    viewFlow(product, answers, { step: 4, temporal_step: 1, substep, person }, context)
      .rows.flat()
      .map(({ field }) => field.key)

  test('the seller about the others and the board, the buyer about what they had', () => {
    expect(asked(sale, 'p1')).toEqual(['become_director', 'seller_resign', 'decharge', 'pep'])
    expect(asked(sale, 'p2')).toEqual(['internal', 'buyer_director', 'pep'])
    expect(asked(seller({ sole_shareholder: false }), 'p2')).toContain('buyer_sole_shareholder')
  })

  test.each<[string, ShareholderAnswers, readonly string[]]>([
    ['alone: only where the articles say it', { sole_shareholder: true }, []],
    ['who waive on our paper', { blocking_route: 'waived', blocking_paper: 'resolution' }, ['blocking_paper']],
    [
      'who approved before',
      { blocking_route: 'approved', blocking_paper: 'statement' },
      ['blocking_paper', 'blocking_paper_date'],
    ],
    ['who were offered them', { blocking_route: 'offered' }, ['blocking_paper_date']],
    ['whom the articles leave out', { blocking_route: 'not_applicable' }, []],
  ])('the others who hold shares, %s', (_name, patch, papers) => {
    const others = patch.sole_shareholder ? [] : ['blocking_route']
    expect(asked(seller({ sole_shareholder: false, ...patch }), 'p1', 6)).toEqual([
      'sole_shareholder',
      ...others,
      'blocking_article',
      ...papers,
    ])
  })

  test.each<[string, Answers, readonly string[]]>([
    ['the seller signs alone, the buyer follows', sale, ['board_signer', 'board_alone']],
    [
      'somebody else, and nobody follows yet',
      { ...main({ board_signer: 'other', board_alone: false }), p2: { ...sale.p2, buyer_director: false } },
      [
        'board_signer',
        'board_signer_name',
        'board_signer_company',
        'board_alone',
        'board_second_name',
        'next_director',
      ],
    ],
    [
      'the seller has no part in it',
      seller({ become_director: false }),
      ['board_signer_name', 'board_signer_company', 'board_alone'],
    ],
  ])('who acts for the company: %s', (_name, answers, expected) => {
    const { rows } = viewFlow(product, answers, { step: 4, temporal_step: 2, substep: 1 }, context)
    expect(rows.flat().map(({ field }) => field.key)).toEqual(expected)
  })

  test('resigning and discharge only of who is director', () => {
    const keys = asked(seller({ become_director: false }), 'p1')
    expect(keys).not.toContain('seller_resign')
    expect(keys).not.toContain('decharge')
  })

  test.each<[string, MainAnswers, readonly string[]]>([
    [
      'from 1993 on, but dated before',
      { received_shares: 'purchase', old_acquistion: 'after_1993', old_acquistion_date: day('31-12-1992') },
      ['main.old_acquistion_date'],
    ],
    [
      'bought, without saying how the company knew',
      { received_shares: 'purchase', old_acquistion: 'after_1993', old_acquistion_date: day('31-12-2016') },
      ['main.acquisition_known'],
    ],
    [
      'from before 1993, without a paper',
      { received_shares: 'inheritance', old_acquistion: 'before_1993', old_acquistion_date: day('31-12-1991') },
      ['main.acquisition_paper'],
    ],
    [
      'a price in words only, as it was once asked',
      { share_price_details: '€ 25 per aandeel', share_price_total: null as never },
      ['main.share_price_total'],
    ],
    [
      'paid, without saying when',
      { purchase_price_received: true, price_paid_on: null as never },
      ['main.price_paid_on'],
    ],
    ['paid later, without saying when', { price_payment: 'later' }, ['main.price_due_date']],
    ['real estate, without saying how much of it', { company_real_estate: true }, ['main.real_estate_company']],
    [
      'a balance sheet without its date',
      { balance_sheet: true, date_of_balance: null as never },
      ['main.date_of_balance'],
    ],
    ['another day without saying which', { shares_rights_date: 'other_date' }, ['main.transfer_rights_date']],
    ['more than there are', { number_shares: 121, shares_to: 121 }, ['main.number_shares', 'main.shares_to']],
    ['numbers that do not fit the count', { shares_from: 2 }, ['main.shares_to']],
  ])('%s', (_name, patch, expected) => {
    expect(missing(main(patch))).toEqual(expect.arrayContaining([...expected]))
  })

  test('a holding cannot be founded along: who says so is a person', () => {
    const answers = chooseType(sale, 'p2', 'new_company')
    expect(relevant(product, answers, context).p2).toMatchObject({ is_natural_person: true, is_new_company: false })
    const { rows } = viewFlow(product, sale, { step: 1, temporal_step: 1, substep: 0, person: 'p2' }, context)
    const type = rows.flat().find(({ field }) => field.key === 'type')
    expect(type?.field.options).toEqual(['natural_person', 'existing_company'])
  })
})

test('what is sold is divided among the buyers', () => {
  expect(divisionOf(product, three)).toEqual({ total: 400, among: ['p2', 'p3', 'p4'] })
})

test.each<[string, Answers, number]>([
  ['within the group', { ...sale, p2: { ...sale.p2, internal: true } }, 0],
  ['to someone from outside', sale, 1],
  ['to several, of whom some are new', three, 1],
])('a transfer %s', (_name, answers, lines) => {
  const { lines: all } = quote(product, relevant(product, answers, context), firstBook, context)
  expect(all.filter(({ name }) => name === 'external_share_transfer')).toHaveLength(lines)
  expect(all.filter(({ name }) => name === 'kvk_registration')).toHaveLength(0)
})

test('the company, then the seller, then what was agreed; no screen of it asks more than six things', () => {
  const at = (substep: number) =>
    viewFlow(product, sale, { step: 0, temporal_step: 0, substep }, context).rows.flat().length
  const sections = product.steps[0]?.sections ?? []
  expect(sections.map(({ name }) => name)).toEqual([
    'general',
    'contact',
    'acquisition',
    'acquisition_paper',
    'figures',
    'price',
    'information',
  ])
  for (const substep of sections.keys()) expect(at(substep)).toBeLessThanOrEqual(6)
})
