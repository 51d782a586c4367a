import { describe, expect, test } from 'vitest'
import { parseDutchDate } from '../values/index.ts'
import {
  type CalculatorAnswers,
  complaintsAboutReplies,
  defaultOrigin,
  followAnswers,
  type GivenReply,
  givenFor,
  holdingOrigin,
  nextQuestion,
  placeAmong,
  plantedQuestions,
  productOutOf,
  reopen,
  reply,
  restoreCalculation,
  startCalculation,
  wayThrough,
  withoutSwitchedOff,
} from './index.ts'
import { questionNamed } from './walk.ts'

const graph = plantedQuestions
const today = parseDutchDate('15-11-2026') ?? expect.fail()

type Step = readonly [key: string, given: GivenReply | null]
const given = (row: object, people: GivenReply = {}): GivenReply => ({
  main: row as GivenReply['main'] & object,
  ...people,
})

/** Answers in the order in which they are asked; a question out of turn is a mistake in the test. */
const answer = (origin: string, steps: readonly Step[]): CalculatorAnswers =>
  steps.reduce((answers, [key, value]) => {
    expect(nextQuestion(graph, origin, answers)?.key).toBe(key)
    return reply(graph, answers, key, value)
  }, startCalculation(origin))

const alone: readonly Step[] = [
  ['converting', given({ converting: false })],
  ['shareholder_count', given({ shareholder_count: 1 })],
  ['shareholder_type', { p1: { type: 'natural_person' } }],
  ['language_requirement', given({ language_requirement: false })],
]

describe('next', () => {
  const upTo = (...steps: readonly Step[]) =>
    nextQuestion(graph, defaultOrigin, answer(defaultOrigin, steps))?.key ?? null
  const convert: Step = ['converting', given({ converting: true, converted_from: 'proprietorship' })]
  const by: Step = ['type_of_conversion', given({ type_of_conversion: 'asset_liability' })]
  const one: Step = ['shareholder_count', given({ shareholder_count: 1 })]
  const person: Step = ['shareholder_type', { p1: { type: 'natural_person' } }]
  const company: Step = ['shareholder_type', { p1: { type: 'existing_company' } }]
  const dutch: Step = ['language_requirement', given({ language_requirement: false })]
  const new_: Step = ['converting', given({ converting: false })]
  const timing = (value: string): Step => ['timing', given({ timing: value })]
  const care: Step = ['caregiver', given({ caregiver: false })]

  test.each<[string, string | null, readonly Step[]]>([
    ['nothing yet', 'converting', []],
    ['a conversion asks how', 'type_of_conversion', [convert]],
    ['then about the owners', 'shareholder_count', [convert, by]],
    ['something new asks about the owners at once', 'shareholder_count', [new_]],
    ['who they are', 'shareholder_type', [new_, one]],
    ['which language, for something new', 'language_requirement', [new_, one, person]],
    ['no language for a conversion', 'timing', [convert, by, one, person]],
    ['when', 'timing', [new_, one, person, dutch]],
    ['how fast is asked along', 'caregiver', [new_, one, person, dutch, timing('fast')]],
    ['for who did not say', 'caregiver', [new_, one, person, dutch, ['timing', null]]],
    ['for later', 'caregiver', [new_, one, person, dutch, timing('future')]],
    ['for who does not know', 'caregiver', [new_, one, person, dutch, timing('none')]],
    ['payroll for people', 'dga_plan', [new_, one, person, dutch, timing('none'), care]],
    ['no payroll for a company alone', 'upsell_package', [new_, one, company, dutch, timing('none'), care]],
  ])('%s: %s', (_name, key, steps) => {
    expect(upTo(...steps)).toBe(key)
  })

  test('an optional question that was skipped is behind us', () => {
    const steps: readonly Step[] = [
      ...alone,
      ['timing', null],
      ['caregiver', given({ caregiver: false })],
      ['dga_plan', null],
      ['upsell_package', null],
    ]
    const answers = answer(defaultOrigin, steps)
    expect(nextQuestion(graph, defaultOrigin, answers)).toBeNull()
    // Where to mail it is offered beside the price.
    expect(wayThrough(graph, defaultOrigin, answers).afterwards?.key).toBe('email')
    expect(wayThrough(graph, defaultOrigin, answers).passed.map(({ key }) => key)).toEqual(steps.map(([key]) => key))
    expect(answers.main).toEqual({
      converting: false,
      shareholder_count: 1,
      language_requirement: false,
      caregiver: false,
    })
  })

  test('a holding begins elsewhere, with one person known', () => {
    const answers = answer(holdingOrigin, [
      ['language_requirement', given({ language_requirement: true })],
      ['timing', given({ timing: 'future' })],
      ['dga_plan', { p1: { dga_plan: true } }],
      ['upsell_package', given({ upsell_package: 'none' })],
    ])
    expect(nextQuestion(graph, holdingOrigin, answers)).toBeNull()
    expect(answers.main.shareholder_count).toBe(1)
    expect(answers.p1).toMatchObject({ active: true, type: 'natural_person', is_natural_person: true, dga_plan: true })
    expect(answers.p2).toEqual({})
  })

  test('an origin nobody knows is like any other', () => {
    expect(nextQuestion(graph, 'somewhere', startCalculation('somewhere'))?.key).toBe('converting')
  })

  test('a graph that goes round in a circle comes to an end', () => {
    const [one, two] = ['converting', 'caregiver'].map((key) => questionNamed(graph, key))
    if (!one || !two) expect.fail()
    const round = [
      { ...one, transitions: [{ to: 'caregiver', when: [] }] },
      { ...two, transitions: [{ to: 'converting', when: [] }] },
    ]
    const answers = reply(round, reply(round, startCalculation('x'), 'converting', null), 'caregiver', null)
    expect(nextQuestion(round, 'x', answers)).toBeNull()
  })
})

describe('placeAmong', () => {
  const place = (key: string, steps: readonly Step[], origin = defaultOrigin) =>
    placeAmong(graph, origin, answer(origin, steps), key)

  test.each<[string, readonly Step[], object]>([
    // A conversion, or another language: one of the two is not asked.
    ['converting', [], { at: 1, of: 9 }],
    ['shareholder_count', alone.slice(0, 1), { at: 2, of: 8 }],
    ['shareholder_type', alone.slice(0, 2), { at: 3, of: 8 }],
    ['timing', alone, { at: 5, of: 8 }],
    ['caregiver', [...alone, ['timing', null]], { at: 6, of: 8 }],
    // Going back to what was answered.
    ['shareholder_count', alone, { at: 2, of: 8 }],
  ])('%s', (key, steps, expected) => {
    expect(place(key, steps)).toEqual(expected)
  })

  test('a holding is half as long', () => {
    expect(place('language_requirement', [], holdingOrigin)).toEqual({ at: 1, of: 4 })
  })
})

describe('reply', () => {
  const couple = answer(defaultOrigin, [
    ['converting', given({ converting: false })],
    ['shareholder_count', given({ shareholder_count: 2 })],
    ['shareholder_type', { p1: { type: 'new_company' }, p2: { type: 'natural_person' }, p3: { type: 'new_company' } }],
    ['language_requirement', given({ language_requirement: true })],
    ['timing', given({ timing: 'fast', incorporation_speed: 'fast' })],
  ])

  test('keeps who takes part, with what follows from their kind', () => {
    expect(couple).toMatchObject({
      p1: { active: true, type: 'new_company', is_new_company: true, is_natural_person: false, holding: true },
      p2: { active: true, type: 'natural_person', is_natural_person: true },
      p3: {},
      p4: {},
    })
    expect(couple.p2).not.toHaveProperty('holding')
  })

  test('an earlier answer given again takes the later ones away', () => {
    const again = reply(graph, couple, 'shareholder_count', given({ shareholder_count: 3 }))
    expect(again).toEqual({
      answered: ['converting', 'shareholder_count'],
      main: { converting: false, shareholder_count: 3 },
      p1: { active: true },
      p2: { active: true },
      p3: { active: true },
      p4: {},
    })
    expect(nextQuestion(graph, defaultOrigin, again)?.key).toBe('shareholder_type')
  })

  test('even when it is the same answer', () => {
    const again = reply(graph, couple, 'converting', given({ converting: false }))
    expect(again.answered).toEqual(['converting'])
    expect(again.main).toEqual({ converting: false })
  })

  test('what was known beforehand stays', () => {
    const english = answer(holdingOrigin, [['language_requirement', given({ language_requirement: true })]])
    const again = reply(graph, english, 'language_requirement', given({ language_requirement: false }))
    expect(again.main).toEqual({ shareholder_count: 1, language_requirement: false })
    expect(again.p1.type).toBe('natural_person')
  })

  test('the tail counts only when it applies, and empty answers not at all', () => {
    const start = startCalculation(defaultOrigin)
    expect(reply(graph, start, 'converting', given({ converting: false, converted_from: 'vof' })).main).toEqual({
      converting: false,
    })
    expect(reply(graph, start, 'email', given({ email: '' })).main).toEqual({})
    expect(reply(graph, start, 'email', given({ email: ' Anna@Voorbeeld.NL ' })).main.email).toBe('anna@voorbeeld.nl')
  })

  test('takes nothing that was not asked', () => {
    const { main } = reply(
      graph,
      startCalculation(defaultOrigin),
      'converting',
      given({ converting: false, pep: true }),
    )
    expect(main).toEqual({ converting: false })
  })

  test('a filtered question is for those it fits', () => {
    const mixed = answer(defaultOrigin, [
      ['converting', given({ converting: false })],
      ['shareholder_count', given({ shareholder_count: 2 })],
      ['shareholder_type', { p1: { type: 'existing_company' }, p2: { type: 'natural_person' } }],
      ['language_requirement', given({ language_requirement: false })],
      ['timing', given({ timing: 'none' })],
      ['caregiver', given({ caregiver: false })],
      ['dga_plan', { p1: { dga_plan: true }, p2: { dga_plan: true } }],
    ])
    expect([mixed.p1.dga_plan, mixed.p2.dga_plan]).toEqual([undefined, true])
  })

  test('reopening shows what was given', () => {
    const count = questionNamed(graph, 'shareholder_type') ?? expect.fail()
    expect(givenFor(couple, count)).toEqual({ p1: { type: 'new_company' }, p2: { type: 'natural_person' } })
    expect(reopen(graph, couple, 'shareholder_type')).toEqual(
      reply(graph, answer(defaultOrigin, alone.slice(0, 1)), 'shareholder_count', given({ shareholder_count: 2 })),
    )
    expect(reopen(graph, couple, 'email')).toBe(couple)
  })
})

describe('complaintsAbout', () => {
  const start = startCalculation(defaultOrigin)
  const vof = reply(graph, start, 'converting', given({ converting: true, converted_from: 'vof' }))
  const two = reply(graph, start, 'shareholder_count', given({ shareholder_count: 2 }))

  test.each<[string, CalculatorAnswers, string, GivenReply | null, readonly (readonly [string, string])[]]>([
    ['nothing given', start, 'converting', null, [['main.converting', 'required']]],
    ['no tail', start, 'converting', given({ converting: true }), [['main.converted_from', 'required']]],
    ['with its tail', start, 'converting', given({ converting: true, converted_from: 'vof' }), []],
    ['no tail needed', start, 'converting', given({ converting: false }), []],
    [
      'an option that is none',
      start,
      'converting',
      given({ converting: true, converted_from: 'bv' }),
      [['main.converted_from', 'unknown_option']],
    ],
    ['skipped', start, 'timing', null, []],
    ['too many', start, 'shareholder_count', given({ shareholder_count: 5 }), [['main.shareholder_count', 'at_most']]],
    ['too few', start, 'shareholder_count', given({ shareholder_count: 0 }), [['main.shareholder_count', 'at_least']]],
    [
      'a partner alone',
      vof,
      'shareholder_count',
      given({ shareholder_count: 1 }),
      [['main.shareholder_count', 'vof_partners']],
    ],
    ['two partners', vof, 'shareholder_count', given({ shareholder_count: 2 }), []],
    ['one of two', two, 'shareholder_type', { p1: { type: 'new_company' } }, [['p2.type', 'required']]],
    ['no address', start, 'email', given({ email: 'anna@' }), [['main.email', 'email']]],
    [
      'not offered',
      two,
      'shareholder_type',
      { p1: { type: 'new_company' }, p2: { type: 'foundation' } },
      [['p2.type', 'unknown_option']],
    ],
    ['unknown', start, 'constructor', null, [['answered', 'unknown_option']]],
  ])('%s', (_name, answers, key, value, expected) => {
    const found = complaintsAboutReplies({ graph, answers, key }, value, { today })
    expect(found.map(({ path, code }) => [path, code])).toEqual(expected)
  })
})

test.each([
  [defaultOrigin, {}, 'dutch-bv'],
  [defaultOrigin, { language_requirement: false }, 'dutch-bv'],
  [defaultOrigin, { language_requirement: true }, 'english-bv'],
  [defaultOrigin, { converting: true }, 'omzetting'],
  [defaultOrigin, { converting: true, language_requirement: true }, 'omzetting'],
  [defaultOrigin, { converting: false, language_requirement: true }, 'english-bv'],
  [holdingOrigin, {}, 'holding'],
  [holdingOrigin, { language_requirement: true }, 'incorporate-holding'],
  [holdingOrigin, { converting: true }, 'holding'],
  ['elsewhere', {}, 'dutch-bv'],
])('from %s with %j: %s', (origin, main, product) => {
  expect(productOutOf(origin, { main })).toBe(product)
})

describe('followAnswers', () => {
  const whole = answer(defaultOrigin, [...alone, ['timing', given({ timing: 'soon', incorporation_speed: 'fast' })]])
  const followed = (stored: unknown, origin = defaultOrigin) => followAnswers(graph, origin, stored, { today }).answers

  test('what was kept comes back the same', () => {
    expect(followed(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['rubbish', 'rubbish'],
    ['no list', { answered: 'converting', main: { converting: true } }],
    ['answers to nothing', { answered: [], main: { converting: true, pep: true }, p1: { type: 'new_company' } }],
    ['a required question without an answer', { answered: ['converting'], main: {} }],
    ['an answer that is none', { answered: ['converting'], main: { converting: 'perhaps' } }],
    ['a tail that is missing', { answered: ['converting'], main: { converting: true } }],
  ])('%s: back at the beginning', (_name, stored) => {
    expect(followed(stored)).toEqual(startCalculation(defaultOrigin))
  })

  test('what lies off the way is left out', () => {
    const stored = {
      ...whole,
      answered: [...whole.answered, 'type_of_conversion', 'gone'],
      main: { ...whole.main, type_of_conversion: 'none', holding_name: 'x' },
      p1: { ...whole.p1, firstname: 'Anna', dga_plan: true },
      p2: { active: true, type: 'new_company' },
    }
    expect(followed(stored)).toEqual(whole)
  })

  test('says what is wrong with the answer that it stops at', () => {
    const stored = { answered: ['converting'], main: { converting: true, converted_from: 'bakery' } }
    const { complaints } = followAnswers(graph, defaultOrigin, stored, { today })
    expect(complaints).toEqual([{ path: 'main.converted_from', code: 'required' }])
  })

  test('what is kept is read whatever the questions are now', () => {
    const { p1, ...rest } = restoreCalculation({ ...whole, main: { ...whole.main, rubbish: 1 }, p1: { type: 'x' } })
    expect(rest).toEqual({ answered: whole.answered, main: whole.main, p2: {}, p3: {}, p4: {} })
    expect(p1).toEqual({})
    expect(restoreCalculation(null)).toEqual({ answered: [], main: {}, p1: {}, p2: {}, p3: {}, p4: {} })
  })

  test('stops where an earlier answer is gone', () => {
    const { converting: _gone, ...main } = whole.main
    expect(followed({ ...whole, main })).toEqual(startCalculation(defaultOrigin))
  })
})

test('a question that is switched off is passed by', () => {
  const off = withoutSwitchedOff(graph, { incorporation_speed: false, share_deviation: false, in_person: false })
  expect(questionNamed(off, 'timing')).not.toHaveProperty('tail')
  const answers = reply(off, answer(defaultOrigin, alone), 'timing', given({ timing: 'fast' }))
  expect(nextQuestion(off, defaultOrigin, answers)?.key).toBe('caregiver')
  expect(withoutSwitchedOff(graph, { incorporation_speed: true, share_deviation: false, in_person: false })).toEqual(
    graph,
  )
})
