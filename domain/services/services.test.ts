import { describe, expect, test } from 'vitest'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { consentIn, isEnough, knownServices, serviceState, servicesOrdered, sharedFacts, sharesOf } from './services.ts'

/** As the flow would leave them: everything that is there counts. */
const relevant = (rows: Partial<Answers> = {}): RelevantAnswers =>
  ({ main: {}, p1: {}, p2: {}, p3: {}, p4: {}, ...rows }) as RelevantAnswers
const line = (key: string, name = 'extra_service') => ({ key, name })

describe('what somebody has to see to', () => {
  const cases: [string, Partial<Answers>, Parameters<typeof servicesOrdered>[1], readonly string[]][] = [
    ['nothing', {}, [line('dutch_bv', 'product')], []],
    [
      'what stands on the order',
      {},
      [line('trademark-check'), line('dga_salary', 'dga_salary')],
      ['dga_salary', 'trademark-check'],
    ],
    ['quotes that were ticked at the checkout', { main: { lead_approval: true } }, [], ['bookkeeper-quotes']],
    ['a talk', { main: { free_intake: true } }, [], ['free-intake-smart-tax-accounting']],
    [
      'a talk, so no quotes',
      { main: { free_intake: true, lead_approval: true } },
      [],
      ['free-intake-smart-tax-accounting'],
    ],
    ['one that an admin has put in the book since', {}, [line('notary-by-boat')], ['notary-by-boat']],
  ]
  test.each(cases)('%s', (_, answers, lines, expected) => {
    expect(servicesOrdered(relevant(answers), lines)).toEqual(expected)
  })
})

test('the box for quotes says what is shared with whom, so that ticking it is agreeing; nothing else is', () => {
  expect(consentIn('bookkeeper-quotes', relevant({ main: { lead_approval: true } }))).toBe('given')
  expect(consentIn('bookkeeper-quotes', relevant({ main: { lead_approval: false } }))).toBe('refused')
  const others = knownServices.filter((service) => service !== 'bookkeeper-quotes')
  for (const service of [...others, 'notary-by-boat']) {
    expect(consentIn(service, relevant({ main: { lead_approval: true, free_intake: true } }))).toBeNull()
  }
})

describe('how far it is', () => {
  const nothing = { consent: null, sent: false, done: false } as const
  const given = { ...nothing, consent: 'given' } as const
  const cases: [string, Parameters<typeof serviceState>, string][] = [
    ['nobody was asked', ['trademark-check', nothing, 'open_mix'], 'asks_consent'],
    ['the founder would rather not', ['trademark-check', { ...nothing, consent: 'refused' }, 'open_mix'], 'refused'],
    ['agreed', ['trademark-check', given, 'open_mix'], 'ready'],
    ['payroll before there is a company', ['dga_salary', given, 'executing_deed'], 'waits_for_company'],
    ['payroll of a company', ['dga_salary', given, 'finalized'], 'ready'],
    ['with a partner', ['trademark-check', { ...given, sent: true }, 'open_mix'], 'sent'],
    ['done', ['trademark-check', { ...given, done: true }, 'open_mix'], 'done'],
    ['the case was stopped', ['trademark-check', given, 'canceled'], 'dropped'],
    ['it was sent before the case was stopped', ['trademark-check', { ...given, sent: true }, 'canceled'], 'sent'],
  ]
  test.each(cases)('%s', (_, asked, expected) => {
    expect(serviceState(...asked)).toBe(expected)
  })
})

describe('what a partner hears', () => {
  const answers = relevant({
    main: { company_name: 'Kaasboer', activities: 'Kaas maken' },
    p1: { active: true, firstname: 'Anna', lastname: 'de Vries', dga_plan: true, bsn: '111222333' },
    p2: { active: true, firstname: 'Bo', lastname: 'Jansen', dga_plan: false },
  } as Partial<Answers>)
  const contact = { name: 'Anna de Vries', email: 'anna@example.nl', phone: '+31612345678' }

  test('is what was agreed to and nothing else', () => {
    expect(sharedFacts('bookkeeper-quotes', answers, contact)).toEqual([
      { what: 'name', value: 'Anna de Vries' },
      { what: 'phone', value: '+31612345678' },
    ])
    expect(sharedFacts('trademark-check', answers, contact).map(({ what }) => what)).toEqual(['company', 'activities'])
    expect(sharedFacts('dga_salary', answers, contact)).toContainEqual({ what: 'people', value: 'Anna de Vries' })
    for (const service of knownServices) {
      const facts = sharedFacts(service, answers, contact)
      expect(facts.every(({ what }) => sharesOf(service).includes(what))).toBe(true)
      expect(JSON.stringify(facts)).not.toContain('111222333')
    }
  })

  test('is not enough where nobody could be reached by it', () => {
    const silent = { ...contact, phone: null }
    expect(isEnough('bookkeeper-quotes', sharedFacts('bookkeeper-quotes', answers, silent))).toBe(false)
    expect(isEnough('general-terms', sharedFacts('general-terms', answers, silent))).toBe(true)
    expect(isEnough('trademark-check', sharedFacts('trademark-check', answers, silent))).toBe(true)
  })
})
