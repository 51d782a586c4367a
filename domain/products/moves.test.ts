import { describe, expect, test } from 'vitest'
import { acceptProgress, advance, type FlowEvent, furthestStep, type Progress, viewFlow } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import { dutchBv } from './bv/bv.ts'
import {
  day,
  sampleAnswers,
  sampleCompany,
  sampleHolding,
  sampleMain,
  samplePartner,
  samplePerson,
} from './sample-answers.ts'

const context = { today: day('15-11-2026') }

const at = (step: number, temporal_step = step, substep = 0, person?: Progress['person']): Progress => ({
  step,
  temporal_step,
  substep,
  ...(person ? { person } : {}),
})

const two: Answers = {
  ...sampleAnswers,
  p1: { ...samplePerson, shares: 60 },
  p2: { ...sampleCompany, shares: 60 },
}
const companyOnly: Answers = { ...sampleAnswers, p1: { ...sampleCompany, become_director: true, shares: 120 } }
const declined: Answers = {
  ...sampleAnswers,
  p1: { ...samplePerson, holding_declined: true, shares: 60 },
  p2: { ...samplePartner, holding_declined: true, shares: 60 },
}
const empty: Answers = { main: {}, p1: { active: true, substep: 0 }, p2: {}, p3: {}, p4: {} }

const go = (answers: Answers, from: Progress, event: FlowEvent): Progress =>
  advance(dutchBv, answers, from, event, context)

const next = { type: 'next' } as const
const previous = { type: 'previous' } as const

describe('next', () => {
  test.each<[string, Answers, Progress, Progress]>([
    ['the next section', sampleAnswers, at(0), at(0, 0, 1)],
    ['the next step after the last section', sampleAnswers, at(0, 0, 3), at(1, 1, 0, 'p1')],
    ['the next section of the same person', two, at(1, 1, 2, 'p1'), at(1, 1, 3, 'p1')],
    ['the next person after the last section', two, at(1, 1, 5, 'p1'), at(1, 1, 0, 'p2')],
    ['the holding after the last person', two, at(1, 1, 5, 'p2'), at(2)],
    ['by two when all were asked before', declined, at(1, 1, 5, 'p2'), at(3)],
    ['by two without a natural person', companyOnly, at(1, 1, 5, 'p1'), at(3)],
    ['billing after the preview', sampleAnswers, at(7), at(8)],
    ['checkout after billing', sampleAnswers, at(8), at(9)],
    ['nowhere after checkout', sampleAnswers, at(9), at(9)],
    ['the next step while looking back: the reach stays', sampleAnswers, at(5, 0, 3), at(5, 1, 0, 'p1')],
    ['nowhere while something is missing', empty, at(0), at(0)],
    ['nowhere from the preview while something earlier is missing', empty, at(7), at(7)],
    [
      'nowhere while an answer blocks',
      { ...sampleAnswers, p1: { ...samplePerson, pep: true } },
      at(1, 1, 5, 'p1'),
      at(1, 1, 5, 'p1'),
    ],
    [
      'nowhere from the shareholders without a director',
      { ...sampleAnswers, p1: { ...samplePerson, become_director: false } },
      at(1, 1, 5, 'p1'),
      at(1, 1, 5, 'p1'),
    ],
    [
      'the first who is not ready, after the last person',
      { ...two, p1: { ...samplePerson, lastname: '' } },
      at(1, 1, 5, 'p2'),
      at(1, 1, 2, 'p1'),
    ],
    [
      'someone who did not get past the second sub-step',
      { ...two, p1: { ...samplePerson, substep: 1 } },
      at(1, 1, 5, 'p2'),
      at(1, 1, 0, 'p1'),
    ],
    [
      'a named holding',
      { ...sampleAnswers, p1: { ...samplePerson, holding: true, holding_name: 'Vries Holding', shares: 120 } },
      at(2),
      at(3),
    ],
    [
      'nowhere without a name for the holding',
      { ...sampleAnswers, p1: { ...samplePerson, holding: true, shares: 120 } },
      at(2),
      at(2),
    ],
    [
      'nowhere before a membership, or none, is chosen',
      { ...sampleAnswers, main: { ...sampleMain, upsell_package: '' } },
      at(4),
      at(4),
    ],
    ['on with no membership', { ...sampleAnswers, main: { ...sampleMain, upsell_package: 'none' } }, at(4), at(5)],
  ])('%s', (_name, answers, from, to) => {
    expect(go(answers, from, next)).toEqual(to)
  })

  test('the notary is not asked for when one came along', () => {
    const settled = { ...context, predefined_notary: true }
    const { online_notary: _choice, ...main } = sampleMain
    const answers = { ...sampleAnswers, main: { ...main, notary_id: 4 } }
    expect(advance(dutchBv, answers, at(6), next, settled)).toEqual(at(7))
    expect(advance(dutchBv, answers, at(6), next, context)).toEqual(at(6, 6, 1))
  })
})

describe('previous', () => {
  test.each<[string, Answers, Progress, Progress]>([
    ['the section before', sampleAnswers, at(3, 3, 1), at(3)],
    ['the end of the step before', sampleAnswers, at(4), at(4, 3, 1)],
    ['the end of the person before', two, at(1, 1, 0, 'p2'), at(1, 1, 5, 'p1')],
    ['the end of the last person', two, at(2), at(2, 1, 5, 'p2')],
    ['over a holding that is not offered', companyOnly, at(3), at(3, 1, 5, 'p1')],
    ['the preview before billing', sampleAnswers, at(8), at(8, 7)],
    ['billing before checkout', sampleAnswers, at(9), at(9, 8)],
    ['nowhere before the first', sampleAnswers, at(4, 0, 0), at(4, 0, 0)],
  ])('%s', (_name, answers, from, to) => {
    expect(go(answers, from, previous)).toEqual(to)
  })
})

describe('going to a step, a section or a person', () => {
  test.each<[string, Answers, Progress, FlowEvent, Progress]>([
    ['a finished step', sampleAnswers, at(5), { type: 'go_to_step', step: 0 }, at(5, 0)],
    ['the furthest step', sampleAnswers, at(5, 0), { type: 'go_to_step', step: 5 }, at(5)],
    ['not a later one', sampleAnswers, at(5), { type: 'go_to_step', step: 6 }, at(5)],
    ['not one that does not apply', companyOnly, at(5), { type: 'go_to_step', step: 2 }, at(5)],
    ['not half a step', sampleAnswers, at(5), { type: 'go_to_step', step: 1.5 }, at(5)],
    ['not below the first', sampleAnswers, at(5), { type: 'go_to_step', step: -1 }, at(5)],
    ['billing again', sampleAnswers, at(8, 3), { type: 'go_to_step', step: 8 }, at(8)],
    ['not billing while something is missing', empty, at(8, 3), { type: 'go_to_step', step: 8 }, at(8, 3)],
    ['the section that comes next', empty, at(0), { type: 'go_to_section', substep: 1 }, at(0, 0, 1)],
    ['not the one after it', empty, at(0), { type: 'go_to_section', substep: 2 }, at(0)],
    ['any section of a finished step', empty, at(1, 0), { type: 'go_to_section', substep: 2 }, at(1, 0, 2)],
    ['any section that is in order', sampleAnswers, at(0), { type: 'go_to_section', substep: 2 }, at(0, 0, 2)],
    ['not a section that is not there', sampleAnswers, at(0), { type: 'go_to_section', substep: 4 }, at(0)],
    ['another person', two, at(1, 1, 3, 'p1'), { type: 'select_person', person: 'p2' }, at(1, 1, 0, 'p2')],
    ['nobody who is not there', two, at(1, 1, 3, 'p1'), { type: 'select_person', person: 'p4' }, at(1, 1, 3, 'p1')],
    ['nobody in another step', two, at(3), { type: 'select_person', person: 'p2' }, at(3)],
    [
      'where a person has something left to do',
      { ...two, p2: { ...sampleCompany, document_number: '' } },
      at(1, 1, 0, 'p1'),
      { type: 'select_person', person: 'p2' },
      at(1, 1, 4, 'p2'),
    ],
  ])('%s', (_name, answers, from, event, to) => {
    expect(go(answers, from, event)).toEqual(to)
  })
})

describe('a place that is no longer there', () => {
  test.each<[string, Answers, Progress, Progress]>([
    ['the holding, when it is not offered any more', companyOnly, at(4, 2), at(4, 1, 0, 'p1')],
    ['someone who was removed', sampleAnswers, at(1, 1, 2, 'p3'), at(1, 1, 2, 'p1')],
    ['a person where nobody takes turns', sampleAnswers, at(3, 3, 0, 'p2'), at(3)],
    ['a section beyond the last', sampleAnswers, at(2, 2, 5), at(2)],
  ])('%s', (_name, answers, from, to) => {
    expect(viewFlow(dutchBv, answers, from, context).progress).toEqual(to)
  })
})

describe('how far the answers allow someone to come', () => {
  test.each<[string, Answers, number, number]>([
    ['nothing answered', empty, 0, 0],
    ['what was reached stays reached', empty, 6, 6],
    ['everything answered', sampleAnswers, 0, 8],
    ['everything but the shareholders', { ...sampleAnswers, p1: { active: true } }, 0, 1],
    ['over a holding that is not offered', companyOnly, 1, 8],
    ['checkout stays checkout', sampleAnswers, 9, 9],
  ])('%s', (_name, answers, reached, furthest) => {
    expect(furthestStep(dutchBv, answers, reached, context)).toBe(furthest)
  })

  test.each<[string, Answers, Progress, Progress, Progress]>([
    ['what was sent, when it is within reach', sampleAnswers, at(0), at(3, 2, 0), at(3, 2, 0)],
    ['no further than the answers allow', empty, at(0), at(7), at(0)],
    ['never less far than before', empty, at(4), at(1, 1), at(4, 1)],
    ['not checkout: that is for the server', sampleAnswers, at(0), at(9), at(8)],
    ['what cannot be read as a start', empty, at(0), at(Number.NaN, -1, 9), at(0, 0, 3)],
  ])('%s', (_name, answers, stored, sent, accepted) => {
    expect(acceptProgress(dutchBv, answers, { stored, sent }, context)).toEqual(accepted)
  })
})

describe('what a screen sees', () => {
  test('the steps that apply are counted, and only those', () => {
    expect(viewFlow(dutchBv, sampleAnswers, at(3), context).position).toEqual({ at: 4, of: 8 })
    expect(viewFlow(dutchBv, companyOnly, at(3), context).position).toEqual({ at: 3, of: 7 })
    expect(viewFlow(dutchBv, companyOnly, at(8), context).position).toEqual({ at: 7, of: 7 })
  })

  test('what is done, at hand, open again and still to come', () => {
    const broken = { ...sampleAnswers, main: { ...sampleMain, email: '' } }
    const { steps, chapters } = viewFlow(dutchBv, broken, at(4, 3), context)
    expect(steps.map((step) => step.state)).toEqual([
      'reachable',
      'done',
      'done',
      'current',
      'reachable',
      'locked',
      'locked',
      'locked',
    ])
    expect(chapters.map(({ parts, parts_done, current }) => [parts, parts_done, current])).toEqual([
      [1, 0, false],
      [2, 2, false],
      [4, 0, true],
      [1, 0, false],
    ])
  })

  test('the people as a list of what is still to do', () => {
    const four: Answers = {
      ...two,
      p3: { ...sampleHolding, pep: true },
      p4: { active: true, substep: 0, type: 'natural_person', is_natural_person: true },
    }
    const { people, may_add_person } = viewFlow(dutchBv, four, at(1, 1, 0, 'p2'), context)
    expect(
      people.map(({ person, kind, state, selected, removable }) => [person, kind, state, selected, removable]),
    ).toEqual([
      ['p1', 'natural_person', 'complete', false, false],
      ['p2', 'existing_company', 'complete', true, true],
      ['p3', 'new_company', 'problem', false, true],
      ['p4', 'natural_person', 'empty', false, true],
    ])
    expect(may_add_person).toBe(false)
    expect(viewFlow(dutchBv, two, at(1), context).may_add_person).toBe(true)
  })

  test.each<[string, Answers, Progress, readonly string[]]>([
    ['a person', sampleAnswers, at(1), ['p1.type', 'p1.email p1.phone_number']],
    [
      'a company',
      companyOnly,
      at(1),
      ['p1.type', 'p1.incorporated_in_netherlands', 'p1.chamber', 'p1.company_name', 'p1.email p1.phone_number'],
    ],
    [
      'where a company is and whose',
      companyOnly,
      at(1, 1, 1, 'p1'),
      [
        'p1.company_country',
        'p1.company_address',
        'p1.company_zipcode p1.company_location',
        'p1.ubos',
        'p1.ubo_kvk_registered',
      ],
    ],
    [
      'a new holding',
      { ...sampleAnswers, p1: sampleHolding },
      at(1),
      ['p1.type', 'p1.holding_name', 'p1.email p1.phone_number'],
    ],
    [
      'everyone at once',
      two,
      at(3),
      ['main.number_of_shares main.value_of_shares', 'main.distribution_of_shares', 'p1.shares', 'p2.shares'],
    ],
    ['only persons are offered a holding', two, at(2), ['p1.holding']],
    [
      'who was asked about a holding before is not asked again, and who came later is',
      { ...declined, p2: { ...declined.p2, holding_declined: false } },
      at(2),
      ['p2.holding'],
    ],
    [
      'whether each holding is like the company',
      { ...sampleAnswers, p1: sampleHolding, p2: { ...sampleHolding, holding_as_company: false } },
      at(3, 3, 6),
      ['p1.holding_as_company', 'p2.holding_as_company'],
    ],
    [
      'the one that is not, on a screen of its own',
      { ...sampleAnswers, p1: sampleHolding, p2: { ...sampleHolding, holding_as_company: false } },
      at(3, 3, 8),
      [
        ...['p2.holding_seat', 'p2.holding_address', 'p2.holding_zipcode p2.holding_location'],
        ...['p2.holding_shares p2.holding_share_value', 'p2.holding_year_end'],
      ],
    ],
    [
      'a question appears under what caused it',
      { ...sampleAnswers, main: { ...sampleMain, bankruptcy: true } },
      at(3, 3, 1),
      ['main.bankruptcy', 'main.bankruptcy_persons', 'main.bankruptcy_settled'],
    ],
  ])('the questions for %s, row by row', (_name, answers, progress, rows) => {
    const view = viewFlow(dutchBv, answers, progress, context)
    expect(view.rows.map((row) => row.map((field) => field.path).join(' '))).toEqual(rows)
  })

  test('where next and back lead', () => {
    const look = (answers: Answers, progress: Progress) => {
      const { next, back } = viewFlow(dutchBv, answers, progress, context)
      return { next, back }
    }
    expect(look(two, at(0))).toEqual({ next: { to: 'section', substep: 1, name: 'contact' }, back: 'leave' })
    expect(look(two, at(0, 0, 3))).toEqual({ next: { to: 'step', step: 1, name: 'shareholders' }, back: 'section' })
    expect(look(two, at(1, 1, 5, 'p1')).next).toEqual({ to: 'person', person: 'p2', substep: 0 })
    expect(look(two, at(1, 1, 0, 'p2')).back).toBe('person')
    expect(look(companyOnly, at(1, 1, 5, 'p1')).next).toEqual({ to: 'step', step: 3, name: 'share_distribution' })
    // Held back by what is still to do here, but on the way to the next step.
    const blocked = { ...sampleAnswers, p1: { ...samplePerson, pep: true } }
    expect(look(blocked, at(1, 1, 5, 'p1')).next).toEqual({ to: 'step', step: 2, name: 'holding_upsell' })
    expect(look(two, at(7))).toEqual({ next: { to: 'billing' }, back: 'step' })
    expect(look(two, at(8)).next).toEqual({ to: 'checkout' })
    expect(look(two, at(9)).next).toEqual({ to: 'nowhere' })
  })

  test('the last step complains about all of it', () => {
    const view = viewFlow(dutchBv, { ...sampleAnswers, main: { ...sampleMain, email: 'x' } }, at(7), context)
    expect(view.missing.map(({ path, step, substep }) => [path, step, substep])).toEqual([['main.email', 0, 1]])
    expect(view.may_continue).toBe(false)
  })
})

test('where the screen says that all may stay open, no question repeats it', () => {
  const answers = { ...sampleAnswers, p1: { ...sampleHolding, holding_as_company: false } }
  const marks = (progress: Progress) => viewFlow(dutchBv, answers, progress, context).rows.flat()
  expect(marks(at(3, 3, 7)).map(({ unmarked }) => unmarked)).toEqual(Array(7).fill(true))
  expect(marks(at(3, 3, 6)).map(({ unmarked }) => unmarked)).toEqual([undefined])
})
