import type { CompanyFacts } from '../companies/index.ts'
import {
  type ComposedDocument,
  composeTemplate,
  type Language,
  type Material,
  type Template,
  templatesFrom,
  writingIn,
} from '../documents/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import type { DutchDate, Locale } from '../values/index.ts'
import { type ContractAnswers, relevantAnswers } from './answers.ts'
import { companyGaps } from './common/gaps.ts'
import { type ContractKindWords, contractKinds } from './kinds.ts'
import { type ContractFacts, type ContractLoop, type ContractValue, materialFrom } from './material.ts'
import type { ContractSpec, QuestionBody, QuestionKey, SectionId } from './spec.ts'

/** How one question is put. */
interface QuestionText {
  readonly label: string
  readonly help?: string
  /** What stands in the text while it is open; the question itself otherwise. */
  readonly gap?: string
}

/** The words for the questions of a contract, in one language: one that is missing or superfluous does not compile. */
export interface ContractWords<Spec = ContractSpec> {
  readonly sections: { readonly [Id in SectionId<Spec>]: string }
  readonly questions: {
    readonly [Key in QuestionKey<Spec>]: QuestionText &
      (QuestionBody<Spec, Key> extends { options: readonly (infer Option extends string)[] }
        ? {
            readonly options: { readonly [One in Option]: string }
            /** As the text writes them, where it does. */
            readonly printed?: { readonly [One in Option]: string }
          }
        : unknown)
  }
}

/** The same, for whoever knows no contract in particular. */
export interface AnyContractWords {
  readonly sections: Readonly<Record<string, string>>
  readonly questions: Readonly<
    Record<
      string,
      QuestionText & {
        readonly options?: Readonly<Record<string, string>>
        readonly printed?: Readonly<Record<string, string>>
      }
    >
  >
}

/** A contract in one language, ready to be asked and made. */
export interface ContractTemplate {
  readonly spec: ContractSpec
  readonly words: AnyContractWords & ContractKindWords
  readonly template: Template
}

const languageOf = (locale: Locale, { questions }: AnyContractWords): Language => {
  const entries = Object.entries(questions)
  return {
    ...writingIn[locale],
    missing: {
      ...companyGaps[locale],
      ...Object.fromEntries(entries.map(([key, { gap, label }]) => [key, gap ?? label])),
    },
    options: Object.fromEntries(
      entries.flatMap(([key, { options, printed }]) => (options ? [[key, printed ?? options]] : [])),
    ),
    blanks: {},
    choices: {},
    phrases: {},
  }
}

/** Puts words to a contract: what its texts speak of must be asked, or known of the company. */
export const contractTexts = <Spec extends ContractSpec>(
  spec: Spec,
  locale: Locale,
  words: ContractWords<Spec> & AnyContractWords,
) => {
  type Known = Material<ContractFacts<Spec>, ContractValue<Spec>, ContractLoop>
  // What a text can speak of is known once there are answers; until then only its names are.
  const unmade = { facts: () => ({}), values: {}, loops: {} } as unknown as Known
  const write = templatesFrom(unmade, languageOf(locale, words))
  return {
    write,
    make: (template: Template): ContractTemplate => ({
      spec,
      words: { ...words, ...contractKinds[locale][spec.name] },
      template,
    }),
  }
}

const noAnswers = { main: {}, p1: {}, p2: {}, p3: {}, p4: {} } as RelevantAnswers

/** The contract as it stands: what is open is a gap, what is not asked cannot reach it. */
export const composeContract = (
  { spec, template }: ContractTemplate,
  made: { readonly answers: ContractAnswers; readonly company: CompanyFacts; readonly today: DutchDate },
): ComposedDocument => {
  const answers = relevantAnswers(spec, made.answers)
  return composeTemplate({ ...template, material: materialFrom(spec, { ...made, answers }) }, noAnswers, {
    today: made.today,
  })
}
