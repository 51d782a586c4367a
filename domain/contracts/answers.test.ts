import { describe, expect, test } from 'vitest'
import { askedQuestions, checkContract, relevantAnswers } from './answers.ts'
import { sampleAnswers, sampleDay } from './samples.ts'
import { contractSpecs } from './specs.ts'

const spec = contractSpecs.nda
const whole = sampleAnswers(spec)

describe('what was sent', () => {
  test.each([
    ['of the wrong type', { secret_years: [3] }, 'secret_years', 'wrong_type'],
    ['not a number', { secret_years: 'drie' }, 'secret_years', 'only_numbers'],
    ['out of bounds', { secret_years: 21 }, 'secret_years', 'at_most'],
    ['no option', { direction: 'nobody' }, 'direction', 'unknown_option'],
    ['no day', { start_date: '31-02-2027' }, 'start_date', 'date'],
    ['too long', { purpose: 'x'.repeat(301) }, 'purpose', 'too_long'],
    ['no address', { other_email: 'aukje@' }, 'other_email', 'email'],
    ['nothing to pay', { penalty_amount: 0 }, 'penalty_amount', 'positive'],
  ])('%s is told at its question and left out', (_why, sent, key, code) => {
    const { answers, issues } = checkContract(spec, { ...whole, ...sent }, sampleDay)
    expect(issues).toMatchObject([{ path: `contract.${key}`, code }])
    expect(answers).not.toHaveProperty(key)
  })

  test('what no question asks for is left out', () => {
    const { answers, issues } = checkContract(spec, { ...whole, constructor: 'x', bsn: '123' }, sampleDay)
    expect(issues).toEqual([])
    expect(Object.keys(answers).sort()).toEqual(Object.keys(whole).sort())
  })

  test('is kept as the questionnaire keeps it', () => {
    const { answers } = checkContract(spec, { secret_years: ' 3 ', start_date: '2027-01-05' }, sampleDay)
    expect(answers).toEqual({ secret_years: 3, start_date: '05-01-2027' })
  })
})

describe('what is not asked does not count', () => {
  test.each([
    [{ penalty: false }, ['penalty_amount', 'penalty_daily']],
    [{ other_kind: 'person' }, ['other_kvk', 'other_signer']],
  ])('%o', (chosen, hidden) => {
    const answers = { ...whole, ...chosen }
    for (const key of hidden) {
      expect(relevantAnswers(spec, answers)).not.toHaveProperty(key)
      expect(askedQuestions(spec, answers).map((field) => field.key)).not.toContain(key)
    }
  })
})

describe('what ends or is paid off does so after it begins', () => {
  test.each([
    ['freelance', { until: 'date', start_date: '01-03-2027', end_date: '28-02-2027' }, 'end_date'],
    ['loan', { payout_date: '01-03-2027', end_date: '28-02-2027' }, 'end_date'],
    ['loan', { repayment: 'linear', payout_date: '01-03-2027', first_term: '31-03-2027' }, 'first_term'],
  ] as const)('%s', (name, given, key) => {
    const { answers, issues, missing } = checkContract(
      contractSpecs[name],
      sampleAnswers(contractSpecs[name], given),
      sampleDay,
    )
    expect(issues).toContainEqual(expect.objectContaining({ path: `contract.${key}`, code: 'before_start' }))
    expect(answers).not.toHaveProperty(key)
    expect(missing).toContain(key)
  })
})

describe('a loan to a person is for their business only', () => {
  const loan = sampleAnswers(contractSpecs.loan, { other_kind: 'person' })
  const checkUse = (person_use: string) => checkContract(contractSpecs.loan, { ...loan, person_use }, sampleDay)

  test('for a business it passes', () => {
    expect(checkUse('business')).toMatchObject({ issues: [], missing: [] })
  })

  test('for private use it is refused', () => {
    expect(checkUse('private').issues).toMatchObject([{ path: 'contract.person_use', code: 'consumer_credit' }])
  })
})

describe('what is stated as having happened has happened', () => {
  test.each([
    ['proof_of_payment', 'paid_date'],
    ['proof_of_payment', 'deed_day'],
    ['shareholders_resolution', 'year_end'],
    ['management_agreement', 'meeting_date'],
  ] as const)('%s: %s', (name, key) => {
    const given = sampleAnswers(contractSpecs[name], { [key]: '19-11-2026' })
    expect(checkContract(contractSpecs[name], given, sampleDay).issues).toMatchObject([
      { path: `contract.${key}`, code: 'not_after_today' },
    ])
  })
})

test('shares that were paid in full ask for no amount, which could say otherwise', () => {
  const answers = sampleAnswers(contractSpecs.proof_of_payment, { fully_paid: true, paid_amount: 1 })
  expect(relevantAnswers(contractSpecs.proof_of_payment, answers)).not.toHaveProperty('paid_amount')
})
