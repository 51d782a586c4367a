import { describe, expect, test } from 'vitest'
import { type BlockerCode, standardFlags } from '../blueprint/index.ts'
import { listDocuments } from '../documents/index.ts'
import { blockers, complete, relevant, viewFlow } from '../flow/index.ts'
import { firstBook, quote } from '../pricing/index.ts'
import { type Answers, type MainAnswers, restore, type ShareholderAnswers } from '../questions/index.ts'
import { omzetting } from './omzetting.ts'
import { day } from './sample-answers.ts'
import { sampleConversions } from './sample-conversions.ts'

// In spring, when the year end is far away.
const context = { today: day('15-05-2026') }
const { sale, sale_with_holding, tax_free_vof, taxed_with_holding, undecided } = sampleConversions

const main = (patch: MainAnswers): Answers => ({ ...sale, main: { ...sale.main, ...patch } })
const asked = (answers: Answers, substep: number): readonly string[] =>
  viewFlow(omzetting, answers, { step: 0, temporal_step: 0, substep }, context)
    .rows.flat()
    .map(({ field }) => field.key)
const person = (patch: ShareholderAnswers): Answers => ({ ...sale, p1: { ...sale.p1, ...patch } })

test.each<[string, Answers, readonly BlockerCode[]]>([
  ['a sale to the company', sale, []],
  ['a contribution: it takes longer, and nothing waits for it', tax_free_vof, ['conversion_delay']],
  ['one that is taxed', taxed_with_holding, ['conversion_delay']],
  ['not chosen yet', undecided, []],
  ['without an accountant', main({ accountant: 'no' }), ['no_accountant']],
  ['a holding that is nobody’s', main({ holding_structure: true }), ['holding_missing']],
  ['a holding of someone', sale_with_holding, []],
  ['someone who knows no Dutch', person({ dutch_proficient: false }), ['language_none']],
  ['nobody directs', person({ become_director: false }), ['no_director']],
])('%s', (_name, answers, expected) => {
  expect(blockers(omzetting, answers, context).map(({ code }) => code)).toEqual(expected)
  expect(complete(omzetting, answers, context)).toEqual([])
})

test.each([
  ['30-09-2026', true, []],
  ['01-10-2026', true, [['year_end', { year: '2027' }]]],
  ['31-12-2026', true, [['year_end', { year: '2027' }]]],
  ['31-12-2026', false, []],
])('on %s, with the warning %s', (today, year_end_warning, expected) => {
  const flags = { ...standardFlags, year_end_warning }
  const found = blockers(omzetting, sale, { today: day(today), flags })
  expect(found.map(({ code, values }) => [code, values])).toEqual(expected)
})

test('a holding structure is asked about only where the shares are paid in money', () => {
  const stale = main({ type_of_conversion: 'tax_free_transfer', holding_structure: true })
  expect(relevant(omzetting, stale, context).main).not.toHaveProperty('holding_structure')
  expect(asked(sale, 5)).toEqual(['type_of_conversion', 'holding_structure', 'accountant'])
  expect(asked(tax_free_vof, 5)).toEqual(['type_of_conversion', 'accountant', 'free_intake'])
})

test.each<[string, Answers, readonly string[]]>([
  ['a sale that is paid at once', sale, ['price_owed']],
  ['one that is paid later', sale_with_holding, ['price_owed', 'loan_years']],
  [
    'a contribution that goes back',
    tax_free_vof,
    ['transfer_moment', 'transfer_date', 'added_value', 'contribution_credit'],
  ],
  [
    'a contribution from the day of the deed',
    taxed_with_holding,
    ['transfer_moment', 'added_value', 'contribution_credit'],
  ],
])('what is agreed in %s', (_name, answers, expected) => {
  expect(asked(answers, 6)).toEqual(expected)
})

test('a sale goes back to no day, whatever was chosen before', () => {
  const stale = main({ transfer_moment: 'earlier_day', transfer_date: day('01-01-2026') })
  const counted = relevant(omzetting, stale, context).main
  for (const key of ['transfer_moment', 'transfer_date']) expect(counted).not.toHaveProperty(key)
})

test('whoever has not chosen a way agrees nothing yet', () => {
  const stale = main({ type_of_conversion: 'none', transfer_moment: 'earlier_day', transfer_date: day('01-01-2026') })
  const { sections } = viewFlow(omzetting, stale, { step: 0, temporal_step: 0, substep: 0 }, context)
  expect(sections.map(({ name }) => name)).not.toContain('terms')
  const counted = relevant(omzetting, stale, context).main
  for (const key of ['transfer_moment', 'transfer_date', 'price_owed', 'loan_years', 'contribution_credit'])
    expect(counted).not.toHaveProperty(key)
})

test('whoever wants no holding is not offered one', () => {
  const steps = (answers: Answers): readonly boolean[] =>
    viewFlow(omzetting, answers, { step: 0, temporal_step: 0, substep: 0 }, context).steps.map((one) => one.applicable)
  expect(steps(sale_with_holding)[2]).toBe(true)
  expect(steps(tax_free_vof)[2]).toBe(true)
  expect(steps(main({ holding_structure: false }))[2]).toBe(false)
})

test('a no in the calculator is asked again of whom a structure is wanted', () => {
  const held = (main: MainAnswers) =>
    relevant(
      omzetting,
      {
        ...sale_with_holding,
        main: { ...sale_with_holding.main, ...main },
        p1: { ...sale_with_holding.p1, holding_declined: true },
      },
      context,
    ).p1.holding
  expect(held({})).toBe(true)
  expect(held({ holding_structure: false })).toBeUndefined()
})

test('the new company may carry the name of the old one', () => {
  const named = person({
    has_proprietorship: true,
    proprietorship_action: 'keep',
    proprietorship_name: 'De Vries Zuivel',
  })
  expect(complete(omzetting, named, context)).toEqual([])
})

test.each<[string, Answers, readonly string[]]>([
  ['a sale', sale, ['asset_agreement', 'conflict_resolution', 'company_power']],
  [
    'a sale that is paid later',
    sale_with_holding,
    [
      ...['asset_agreement', 'conflict_resolution', 'loan', 'company_power'],
      ...['deed_p1', 'poa_p1', 'register_p1', 'declaration_p1', 'ratification_p1', 'company_power_p1'],
    ],
  ],
  ['a contribution', tax_free_vof, ['intent', 'description', 'contribution', 'contribution_poa', 'company_power']],
  ['not chosen yet', main({ type_of_conversion: 'none', holding_structure: false }), ['company_power']],
  [
    'a contribution by way of a holding',
    taxed_with_holding,
    [
      ...['intent', 'description', 'contribution', 'contribution_poa', 'company_power'],
      ...['deed_p1', 'poa_p1', 'register_p1', 'declaration_p1', 'ratification_p1'],
      ...['description_p1', 'contribution_p1', 'contribution_poa_p1', 'company_power_p1', 'dga_agreement_p1'],
    ],
  ],
])('the papers beside the ordinary ones for %s', (_name, answers, expected) => {
  const listed = listDocuments(omzetting, relevant(omzetting, answers, context))
  expect(listed.slice(5).map(({ key }) => key)).toEqual(expected)
})

test.each<[string, Answers, readonly [number, number][]]>([
  ['a sale', sale, []],
  ['a contribution', tax_free_vof, [[1, 550_00]]],
  ['a contribution by way of a holding', taxed_with_holding, [[2, 499_00]]],
])('the deeds of contribution on the bill of %s', (_name, answers, expected) => {
  const { lines } = quote(omzetting, relevant(omzetting, answers, context), firstBook, context)
  const found = lines.filter(({ name }) => name === 'contribution_deed')
  expect(found.map(({ amount, price }) => [amount, price])).toEqual(expected)
})

describe('what a notary needs to know of the business that passes over', () => {
  test('it comes first, with its name and what it owns', () => {
    expect(asked(sale, 0)).toEqual(['converted_from', 'kvk', 'trade_name', 'real_estate'])
    expect(asked(tax_free_vof, 0)).toContain('real_estate_details')
  })

  const gone: MainAnswers = { transfer_moment: 'earlier_day', transfer_date: day('01-01-2026') }

  test.each<[string, MainAnswers, readonly string[]]>([
    ['no name', { trade_name: null as never }, ['main.trade_name']],
    ['a building without an address', { real_estate: true }, ['main.real_estate_details']],
    ['who does not know the day leaves it open', { transfer_date: null as never }, []],
    ['no day where nothing goes back', { transfer_date: null as never, transfer_moment: 'signing' }, []],
    ['but one of both', { transfer_date: null as never, transfer_moment: null as never }, ['main.transfer_moment']],
    ['a day of last year', { transfer_date: day('31-12-2025') }, ['main.transfer_date']],
    ['a day next year', { transfer_date: day('01-07-2027') }, []],
  ])('%s', (_name, patch, expected) => {
    const answers = restore({ ...taxed_with_holding, main: { ...taxed_with_holding.main, ...gone, ...patch } })
    expect(complete(omzetting, answers, context).map(({ path }) => path)).toEqual(expected)
  })
})
