import type { CompanyFacts } from '../companies/index.ts'
import type { Condition } from '../conditions/index.ts'
import {
  type ComputedValue,
  cleanText,
  type Fact,
  type FactTable,
  type FieldPath,
  type Language,
  type LoopTurn,
  type Material,
  printedAnswer,
} from '../documents/index.ts'
import type { Field } from '../fields/index.ts'
import { percentageText } from '../rules/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { ContractAnswers } from './answers.ts'
import type { ContractSpec, QuestionBody, QuestionKey } from './spec.ts'

/** What a contract is made of, besides its texts. */
export interface ContractSource {
  /** Those that count. */
  readonly answers: ContractAnswers
  readonly company: CompanyFacts
  readonly today: DutchDate
}

/**
 * What texts and conditions of a contract can choose by: every yes or no and every choice by its own name, `has_x` for what
 * may be left open, `x_is_one` for a number.
 */
export type ContractFacts<Spec> = {
  readonly [Key in QuestionKey<Spec> as QuestionBody<Spec, Key> extends { kind: 'yes_no' | 'choice' }
    ? Key
    : never]: QuestionBody<Spec, Key> extends { options: readonly (infer Option extends string)[] }
    ? Fact<Option>
    : Fact<boolean>
} & {
  readonly [Key in QuestionKey<Spec> as QuestionBody<Spec, Key> extends { kind: 'number' }
    ? `${Key}_is_one`
    : never]: Fact<boolean>
} & {
  readonly [Key in QuestionKey<Spec> as QuestionBody<Spec, Key> extends { required: false | Condition }
    ? `has_${Key}`
    : never]: Fact<boolean>
} & OfCompany

interface OfCompany {
  readonly several_shareholders: Fact<boolean>
  readonly several_directors: Fact<boolean>
  /** Of the shareholder at hand. */
  readonly has_holder_shares: Fact<boolean>
}

const companyValues = ['our_name', 'our_kvk', 'our_seat', 'our_street', 'our_zip', 'our_town'] as const
type CompanyValue = (typeof companyValues)[number]

/** Everything a text can write: the answers, what is known of our company, and who has the turn. */
export type ContractValue<Spec> = QuestionKey<Spec> | CompanyValue | 'holder_name' | 'holder_shares' | 'director_name'
export type ContractLoop = 'shareholders' | 'directors'

const pathOf = (key: string): FieldPath => `contract.${key}`
const longestLine = 200

const companyValue = (company: CompanyFacts, name: CompanyValue): ComputedValue => {
  const key = name.slice('our_'.length) as 'name' | 'kvk' | 'seat' | 'street' | 'zip' | 'town'
  const text = cleanText(company[key] ?? '', longestLine)
  const field: FieldPath = `company.${key}`
  return text === '' ? { gap: field } : { text, fields: [field] }
}

const factsFrom = (spec: ContractSpec, { answers, company }: ContractSource): FactTable => {
  const facts: Record<string, Fact> = {
    several_shareholders: { value: company.shareholders.length > 1, fields: ['company.shareholders'] },
    several_directors: { value: company.directors.length > 1, fields: ['company.directors'] },
  }
  for (const { key, kind, required } of spec.questions) {
    const fields = [pathOf(key)]
    const value = answers[key]
    if ((kind === 'yes_no' || kind === 'choice') && value !== undefined) facts[key] = { value, fields }
    // One that is not asked chooses nothing, but a text that speaks of it must not fall over.
    else if (kind === 'yes_no') facts[key] = { value: false, fields }
    if (kind === 'number') facts[`${key}_is_one`] = { value: value === 1, fields }
    if (required !== true) facts[`has_${key}`] = { value: value !== undefined, fields }
  }
  return facts
}

/** A share of a hundred is typed with a comma or a point and printed as the language writes it. */
const inLanguage = (language: Language, field: Field, text: string): string =>
  field.rules?.includes(percentageText)
    ? language.locale === 'nl'
      ? text.replace('.', ',')
      : text.replace(',', '.')
    : text

/** While nobody is known to hold shares, whoever does is a gap. */
const unknownHolder: LoopTurn = {
  id: 's1',
  facts: { has_holder_shares: { value: false, fields: ['company.shareholders'] } },
  values: { holder_name: { gap: 'company.shareholders' } },
}

const shareholderTurns = ({ shareholders }: CompanyFacts): readonly LoopTurn[] => {
  if (shareholders.length === 0) return [unknownHolder]
  return shareholders.map(({ name, shares }, index) => {
    const fields: readonly FieldPath[] = ['company.shareholders']
    return {
      id: `s${index + 1}`,
      facts: { has_holder_shares: { value: shares !== null, fields } },
      values: {
        holder_name: { text: cleanText(name, longestLine), fields },
        ...(shares !== null && { holder_shares: { text: String(shares), fields } }),
      },
    }
  })
}

const directorTurns = (company: CompanyFacts): readonly LoopTurn[] =>
  company.directors.map(({ name }, index) => ({
    id: `d${index + 1}`,
    values: { director_name: { text: cleanText(name, longestLine), fields: ['company.directors'] } },
  }))

/** What a text can speak of, out of the answers to its questions. */
export const materialFrom = (spec: ContractSpec, source: ContractSource): Material => {
  const { answers, company } = source
  const answered = (field: Field): [string, Material['values'][string]] => [
    field.key,
    ({ world }): ComputedValue => {
      const path = pathOf(field.key)
      const value = answers[field.key]
      const text = value === undefined ? '' : inLanguage(world.language, field, printedAnswer(world, field, value))
      return text === '' ? { gap: path } : { text, fields: [path] }
    },
  ]
  const ours = (name: CompanyValue): [string, Material['values'][string]] => [name, () => companyValue(company, name)]
  return {
    facts: () => factsFrom(spec, source),
    values: Object.fromEntries([...spec.questions.map(answered), ...companyValues.map(ours)]),
    loops: { shareholders: () => shareholderTurns(company), directors: () => directorTurns(company) },
  }
}
