import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { fieldsIn, holds, splitRef } from '../conditions/index.ts'
import { type Field, factsFor, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import {
  advance,
  blockers,
  checkoutStep,
  complete,
  type FlowEvent,
  finalStep,
  type Progress,
  progressOnLoad,
  relevant,
  startAnswers,
  startProgress,
  viewFlow,
} from '../flow/index.ts'
import { type Answers, fieldOf, fieldsOf, restore } from '../questions/index.ts'
import {
  activeShareholders,
  addShareholder,
  chooseType,
  divideWhenEmpty,
  removeShareholder,
  saveShareholder,
  shareholderKinds,
} from '../shareholders/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { samplesOf, sampleValues } from './samples.ts'

const context = { today: day('15-11-2026') }

interface State {
  readonly answers: Answers
  readonly progress: Progress
}

type Deed =
  | { readonly do: 'move'; readonly event: FlowEvent }
  | { readonly do: 'answer'; readonly field: Field; readonly at: ShareholderKey; readonly value: unknown }
  | { readonly do: 'add' | 'divide' }
  | { readonly do: 'remove'; readonly at: ShareholderKey }
  | { readonly do: 'choose'; readonly at: ShareholderKey; readonly kind: (typeof shareholderKinds)[number] }
  | { readonly do: 'load'; readonly stored: Progress; readonly server: Progress }

/** Right answers, wrong ones, blocking ones and none at all. */
const valueFor = (field: Field): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(undefined, sampleValues[field.key], field.default, '', 'Stichting Li'),
    fc.constantFrom<unknown>(...(field.options ?? [true, false])),
    fc.constantFrom<unknown>(0, 1, 60, 120, 0.01, 3001, 1e9, '16-11-2008', 'KP', 'none'),
    fc.subarray([...shareholderKeys]),
  )

const keys = fc.constantFrom(...shareholderKeys)
const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(1.5, Number.NaN, 1e12))
const anyProgress: fc.Arbitrary<Progress> = fc.record({
  step: number,
  temporal_step: number,
  substep: number,
  person: keys,
})

const events: fc.Arbitrary<FlowEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<FlowEvent>({ type: 'next' }) },
  { weight: 2, arbitrary: fc.constant<FlowEvent>({ type: 'previous' }) },
  number.map((step): FlowEvent => ({ type: 'go_to_step', step })),
  number.map((substep): FlowEvent => ({ type: 'go_to_section', substep })),
  keys.map((person): FlowEvent => ({ type: 'select_person', person })),
)

const answerable = [...fieldsOf('main'), ...fieldsOf('shareholder')].filter((field) => field.asked !== false)

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: events.map((event): Deed => ({ do: 'move', event })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...answerable)
      .chain((field) =>
        fc.record({ do: fc.constant('answer' as const), field: fc.constant(field), at: keys, value: valueFor(field) }),
      ),
  },
  fc.constantFrom<Deed>({ do: 'add' }, { do: 'divide' }),
  keys.map((at): Deed => ({ do: 'remove', at })),
  fc.tuple(keys, fc.constantFrom(...shareholderKinds)).map(([at, kind]): Deed => ({ do: 'choose', at, kind })),
  fc.tuple(anyProgress, anyProgress).map(([stored, server]): Deed => ({ do: 'load', stored, server })),
)

const at = (step: number, substep = 0): Progress => ({ step, temporal_step: step, substep })

/** Places that a founder can be at, from the first question to checkout. */
const starts = (product: Product): readonly State[] => [
  { answers: startAnswers(product), progress: startProgress },
  ...Object.values(samplesOf(product)).flatMap((answers): readonly State[] => [
    ...Array.from({ length: checkoutStep(product) + 1 }, (_, step) => ({ answers, progress: at(step) })),
    { answers, progress: { ...at(1, 3), person: 'p3' } },
    { answers, progress: { step: finalStep(product), temporal_step: 1, substep: 3, person: 'p3' } },
  ]),
]

const freeze = (answers: Answers): Answers => {
  for (const row of Object.values(answers)) Object.freeze(row)
  return Object.freeze(answers)
}

const answer = (answers: Answers, { field, at, value }: Extract<Deed, { do: 'answer' }>): Answers => {
  if (!activeShareholders(answers).includes(at)) return answers
  const place = field.scope === 'main' ? 'main' : at
  if (field.key === 'type' && place !== 'main') {
    const kind = shareholderKinds.find((one) => one === value)
    return kind ? chooseType(answers, at, kind) : answers
  }
  // What is stored went through the gate: it is of the right type or not there at all.
  return restore({ ...answers, [place]: { ...answers[place], [field.key]: value } })
}

const act = (product: Product, state: State, deed: Deed): State => {
  const { answers, progress } = state
  switch (deed.do) {
    case 'move': {
      const { person, substep } = viewFlow(product, answers, progress, context).progress
      const saved = person === undefined ? answers : freeze(saveShareholder(answers, person, substep))
      return { answers: saved, progress: advance(product, saved, progress, deed.event, context) }
    }
    case 'answer':
      return { answers: answer(answers, deed), progress }
    case 'add':
      return { answers: addShareholder(answers).answers, progress }
    case 'divide':
      return { answers: divideWhenEmpty(answers), progress }
    case 'remove':
      return { answers: removeShareholder(answers, deed.at), progress }
    case 'choose':
      return activeShareholders(answers).includes(deed.at)
        ? { answers: chooseType(answers, deed.at, deed.kind), progress }
        : state
    case 'load':
      return { answers, progress: progressOnLoad(deed.stored, deed.server) }
  }
}

/** Thousands of these are judged per second, so they are plain. */
const must = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what)
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const flagsOf = (answers: Answers, key: ShareholderKey): number =>
  [answers[key].is_natural_person, answers[key].is_existing_company, answers[key].is_new_company].filter(Boolean).length

const holdsForShareholders = (answers: Answers): void => {
  const active = activeShareholders(answers)
  must(active[0] === 'p1' && active.length <= 4, 'one to four shareholders, the first among them')
  for (const key of active) must(flagsOf(answers, key) === 1, `${key} is exactly one kind`)
}

const holdsForRelevance = (product: Product, answers: Answers): void => {
  const counted = relevant(product, answers, context)
  for (const place of ['main', ...shareholderKeys] as const) {
    const facts = factsFor(counted, place === 'main' ? undefined : place)
    const isCopied = place !== 'main' && counted[place].address_equals_company_address === true
    for (const key of Object.keys(counted[place])) {
      const visible = fieldOf(place === 'main' ? 'main' : 'shareholder', key)?.visible
      must(!visible || isCopied || holds(visible, facts), `${place}.${key} counts only when it is shown`)
    }
    const isHere =
      place === 'main' ||
      shareholderKeys.indexOf(place) < product.people.least ||
      place in (product.people.joins ?? {}) ||
      activeShareholders(answers).includes(place)
    must(isHere || same(counted[place], {}), `${place} is not there and does not count`)
  }
  expect(relevant(product, counted, context)).toEqual(counted)
}

const holdsForPlace = (product: Product, { answers, progress }: State): void => {
  const view = viewFlow(product, answers, progress, context)
  const { step, temporal_step, substep } = view.progress
  must([step, temporal_step, substep].every(Number.isInteger), 'whole steps')
  must(0 <= temporal_step && temporal_step <= step && step <= checkoutStep(product), 'within bounds')
  must(view.stepper_visible === step <= finalStep(product), 'the stepper is there with the questions')
  must(view.position.at >= 1 && view.position.at <= view.position.of, 'step x of y')
  if (temporal_step <= finalStep(product)) {
    must(view.step?.applicable === true, 'looks at a step that applies')
    must(view.section?.substep === substep, 'looks at a section that applies')
    must(view.steps.filter((one) => one.state === 'current').length === 1, 'one step is at hand')
  }
  const paths = view.rows.flat().map((one) => one.path)
  must(new Set(paths).size === paths.length, 'no question twice on a screen')
  must(
    view.steps.every((one) => one.index <= step || one.state === 'locked'),
    'what comes later is locked',
  )
  const next = advance(product, answers, view.progress, { type: 'next' }, context)
  must(same(next, view.progress) !== view.may_continue, 'what the screen promises about "next" is what happens')
}

const holdsForMove = (product: Product, before: State, after: State, event: FlowEvent): void => {
  const from = viewFlow(product, after.answers, before.progress, context)
  const [old, now] = [from.progress, after.progress]
  must(now.step >= old.step, 'nobody loses what they reached')
  if (event.type !== 'next') {
    must(now.step === old.step && now.temporal_step <= old.step, 'only "next" leads further')
    return
  }
  const passed = now.temporal_step - old.temporal_step
  const skipped = from.steps[old.temporal_step + 1]?.applicable === false
  must(passed === 0 || passed === 1 || (passed === 2 && skipped), 'by one, or by two over what does not apply')
  if (passed === 0) return
  const missing = complete(product, after.answers, context)
  const stops = blockers(product, after.answers, context).filter((one) => one.stops)
  const open = [...missing, ...stops]
  must(!open.some((one) => one.step === old.temporal_step), 'nothing that had to be answered was passed by')
  must(now.temporal_step <= finalStep(product) || open.length === 0, 'billing comes after everything is in order')
}

test('from any place, whatever is done, in whatever order: every rule of the flow holds', { timeout: 300_000 }, () => {
  const runs = fc.tuple(fc.nat(), fc.nat(), fc.array(deeds, { minLength: 1, maxLength: 10 }))
  const flows = productList.map((product) => ({ product, places: starts(product) }))
  fc.assert(
    fc.property(runs, ([which, where, list]) => {
      const flow = flows[which % flows.length]
      const start = flow?.places[where % flow.places.length]
      if (!flow || !start) throw new Error('nowhere to start')
      const { product } = flow
      let state = { ...start, answers: freeze(start.answers) }
      for (const deed of list) {
        const before = state
        const after = act(product, before, deed)
        state = { ...after, answers: freeze(after.answers) }
        holdsForShareholders(state.answers)
        if (deed.do === 'move') holdsForMove(product, before, state, deed.event)
      }
      holdsForRelevance(product, state.answers)
      holdsForPlace(product, state)
    }),
    lawfully(10_000),
  )
})

test('no question hangs on one of another form', () => {
  for (const field of answerable) {
    const places = (field.visible ? fieldsIn(field.visible) : []).map((ref) => splitRef(ref).place)
    expect(places).not.toContain('form')
  }
})
