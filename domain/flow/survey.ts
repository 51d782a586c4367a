import {
  type FlowContext,
  type Party,
  type PlannedField,
  type Product,
  productPlanOf,
  type Section,
  type Survey,
  standardFlags,
} from '../blueprint/index.ts'
import { type AnswerRow, type Condition, type Facts, holds, isAnswered } from '../conditions/index.ts'
import { type Field, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { flagsFor, kindOf, spokenOf, withCompanyAddress } from '../shareholders/index.ts'
import { castOf } from './cast.ts'

type MutableRow = Record<string, unknown>

export const isSwitchedOn = ({ flag }: Pick<Field, 'flag'>, { flags = standardFlags }: FlowContext): boolean =>
  flag === undefined || flags[flag]

export const isSettled = (section: Section, context: FlowContext): boolean =>
  section.settledBy === 'predefined_notary' && context.predefined_notary === true

const allHold = (conditions: readonly Condition[], facts: Facts): boolean => {
  for (const one of conditions) if (!holds(one, facts)) return false
  return true
}

const counts = ({ field, placements, always }: PlannedField, facts: Facts, context: FlowContext): boolean => {
  if (field.visible && !holds(field.visible, facts)) return false
  if (always) return true
  return placements.some((one) => !isSettled(one.section, context) && allHold(one.conditions, facts))
}

/** People who are not there cannot be meant. */
const withoutAbsent = (field: Field, value: unknown, people: readonly ShareholderKey[]): unknown => {
  const isHere = (one: unknown): boolean => people.some((key) => key === one)
  if (field.kind === 'person') return isHere(value) ? value : undefined
  return field.kind === 'persons' && Array.isArray(value) ? value.filter(isHere) : value
}

/** Where nobody is asked what they are, everybody is a person; so is whoever says to be what cannot be here. */
const kindIn = (product: Product, row: Answers[ShareholderKey]): ReturnType<typeof kindOf> => {
  const type = productPlanOf(product).shareholder.get('type')
  const kind = kindOf(row)
  return type && (kind === null || type.field.options?.includes(kind)) ? kind : 'natural_person'
}

const startRow = (kind: ReturnType<typeof kindOf>, party: Party | undefined): MutableRow => {
  return {
    active: true,
    ...(party ? { party } : {}),
    ...(kind === null
      ? { is_natural_person: false, is_existing_company: false, is_new_company: false }
      : flagsFor(kind)),
    // A new company is a holding, whatever was ticked before.
    ...(kind === 'new_company' ? { holding: true } : {}),
  }
}

/**
 * Every answer in turn, each after the ones its question hangs on, and judged only by answers that were found to count:
 * so a hidden answer cannot keep another one visible. What the founder typed is not touched.
 */
export const survey = (product: Product, answers: Answers, context: FlowContext): Survey => {
  const cast = castOf(product.people, answers)
  const people = cast.map(({ key }) => key)
  const main: MutableRow = {}
  const rows = Object.fromEntries(
    shareholderKeys.map((key) => {
      const player = cast.find((one) => one.key === key)
      return [key, player ? startRow(kindIn(product, answers[key]), player.party) : {}]
    }),
  ) as Record<ShareholderKey, MutableRow>
  const shareholders = people.map((key) => rows[key])
  const company: Facts = { main, shareholders }
  const factsOf = (key: ShareholderKey): Facts => ({ main, shareholders, shareholder: rows[key] })
  const facts = { main: company, p1: factsOf('p1'), p2: factsOf('p2'), p3: factsOf('p3'), p4: factsOf('p4') }

  const filler = people.find((key) => spokenOf(product.people, answers, key) === 'you')
  const isFiller = (row: MutableRow): boolean => filler !== undefined && rows[filler] === row

  const take = (one: PlannedField, from: Readonly<MutableRow>, into: MutableRow, judged: Facts): void => {
    const { field } = one
    // Whoever fills it in does not invite themselves.
    if (field.key === 'filled_in_by' && isFiller(into)) return
    if (field.follows === 'place' || Object.hasOwn(into, field.key) || !counts(one, judged, context)) return
    // A question that is switched off is answered with its default: no choice of speed is the standard speed.
    const value = isSwitchedOn(field, context) ? withoutAbsent(field, from[field.key], people) : field.default
    if (isAnswered(value)) into[field.key] = value
  }

  for (const one of productPlanOf(product).order) {
    if (one.field.scope === 'main') take(one, answers.main, main, company)
    else for (const key of people) take(one, answers[key], rows[key], facts[key])
  }
  for (const key of people) {
    const row = rows[key]
    Object.assign(row, withCompanyAddress(row, product.copies_country))
  }
  // Here, and nowhere else, relevant answers are made.
  const relevant = { main, ...rows } as RelevantAnswers
  return { product, context, relevant, people, facts, ...(filler ? { filler } : {}) }
}

/** Only the answers that count: of questions that are asked and apply, of people who take part. */
export const relevant = (product: Product, answers: Answers, context: FlowContext): RelevantAnswers =>
  survey(product, answers, context).relevant

/** The answers without those that do not count, and otherwise as they were given: to be kept, and counted again later. */
export function whatCounts(product: Product, answers: Answers, context: FlowContext): Answers {
  const counts = relevant(product, answers, context)
  const of = <Place extends 'main' | ShareholderKey>(place: Place): Answers[Place] => {
    const among: AnswerRow = counts[place]
    return Object.fromEntries(
      Object.entries(answers[place]).filter(([key]) => Object.hasOwn(among, key)),
    ) as Answers[Place]
  }
  const people = Object.fromEntries(shareholderKeys.map((key) => [key, of(key)]))
  return { ...answers, ...people, main: of('main') }
}
