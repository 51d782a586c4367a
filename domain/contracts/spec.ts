import { defineFields, type Field, type FieldBody } from '../fields/index.ts'
import type { ContractName } from './names.ts'

/** A question of a contract. Whatever chooses the wording has an answer from the start, so that there is always a text. */
export type ContractQuestionBody = Pick<
  FieldBody,
  'required' | 'rules' | 'visible' | 'maxLength' | 'style' | 'sensitivity'
> &
  (
    | { readonly kind: 'text' | 'long_text' | 'email' | 'date' | 'number' | 'money' | 'kvk' | 'url' }
    | { readonly kind: 'yes_no'; readonly default: boolean }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  )

/** The questions of a contract by the section they are asked in. */
export type ContractSections = Readonly<Record<string, Readonly<Record<string, ContractQuestionBody>>>>

/** Who signs it: both parties, our company alone, its shareholders, or nobody since it only applies. */
export type ContractSigners = 'parties' | 'company' | 'shareholders' | 'nobody'

export interface ContractSpec<Sections extends ContractSections = ContractSections> {
  readonly name: ContractName
  readonly signers: ContractSigners
  readonly sections: readonly { readonly id: string; readonly questions: readonly Field[] }[]
  /** All of them, in the order in which they are asked. */
  readonly questions: readonly Field[]
  /** Never there: for the compiler, which questions there are. */
  readonly asks?: Sections
}

/** Declares a contract: what it is called, who signs it, and what is asked for it. */
export const defineContract = <const Sections extends ContractSections>(
  name: ContractName,
  signers: ContractSigners,
  bodies: Sections,
): ContractSpec<Sections> => {
  const sections = Object.entries(bodies).map(([id, asked]) => ({
    id,
    questions: Object.values<Field>(defineFields('contract', asked)),
  }))
  return Object.freeze({ name, signers, sections, questions: sections.flatMap(({ questions }) => questions) })
}

type SectionsOf<Spec> = Spec extends ContractSpec<infer Sections> ? Sections : never

/** The keys of all questions of a contract. */
export type QuestionKey<Spec> = {
  [Id in keyof SectionsOf<Spec>]: keyof SectionsOf<Spec>[Id] & string
}[keyof SectionsOf<Spec>]

/** What was declared about one of them. */
export type QuestionBody<Spec, Key> = {
  [Id in keyof SectionsOf<Spec>]: Key extends keyof SectionsOf<Spec>[Id] ? SectionsOf<Spec>[Id][Key] : never
}[keyof SectionsOf<Spec>]

export type SectionId<Spec> = keyof SectionsOf<Spec> & string
