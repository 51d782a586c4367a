import type { Facts } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { LegalForm } from '../names/index.ts'
import type {
  AnswerCondition,
  MainAnswers,
  Questions,
  RelevantAnswers,
  ShareholderAnswers,
} from '../questions/index.ts'
import type { Locale } from '../values/index.ts'
import type { Blocker, BlockerRule, Missing } from './blocker.ts'
import type { FlowContext } from './context.ts'
import type { ChapterName, MainKey, Party, PersonKey, SectionName, StepKind, StepName } from './names.ts'
import type { ExtraDocumentName, StandardDocumentName, TemplateSetName } from './papers.ts'

/** In whose words a question is put: a founder of a foundation is not asked about a BV. Each product has its own. */
export const wordings = ['bv', 'holding', 'conversion', 'foundation', 'transfer'] as const
export type Wording = (typeof wordings)[number]

/** One field, a few short ones side by side, or such a row for some people only. */
export type FieldRow<Key extends string> =
  | Key
  | readonly Key[]
  | { readonly fields: readonly Key[]; readonly when: AnswerCondition }

/** A sub-step: what is asked on one screen, in order. */
export interface Section {
  readonly name: SectionName
  /** Asked about the company. */
  readonly company?: readonly FieldRow<MainKey>[]
  /** Asked of the shareholder at hand; a step with such sections takes the shareholders in turn. */
  readonly person?: readonly FieldRow<PersonKey>[]
  /** Asked of every shareholder at once, one under the other. */
  readonly each?: readonly FieldRow<PersonKey>[]
  /** Asked only of who stands in this place, where all of them on one screen would be too much. */
  readonly whose?: ShareholderKey
  /** Shown only when this holds; for `person` and `each` it is judged per shareholder. */
  readonly visible?: AnswerCondition
  /** Left out when the outside world has answered already: a referral that came with its own notary. */
  readonly settledBy?: Settled
  /** Its introduction says that nothing has to be filled in, so that no question repeats it. */
  readonly saysOptional?: true
  /** Something that must be chosen here although no single question asks for it. */
  readonly needs?: { readonly met: AnswerCondition; readonly field: `main.${MainKey}` }
}

/** Answers that can come from outside, so that a section need not be shown. */
export type Settled = 'predefined_notary'

export interface Step {
  readonly kind: StepKind
  readonly name: StepName
  readonly sections: readonly Section[]
  /** A step that does not apply is skipped, and what was answered in it does not count. */
  readonly visible?: AnswerCondition
}

/** One dot of the small stepper and how many steps it stands for. */
export interface Chapter {
  readonly name: ChapterName
  readonly parts: number
}

/** A document of this product alone, and when it is needed. */
export interface ExtraDocument {
  readonly name: ExtraDocumentName
  readonly when?: AnswerCondition
  /** A holding that is made along has one of its own. */
  readonly of_holdings?: true | 'owners'
}

/** Who takes part. */
export interface Cast {
  /** So many are there from the start, and nobody can take them out. */
  readonly least: number
  readonly most: number
  /** Those who come with an answer about the company, and go with it. */
  readonly joins?: Readonly<Partial<Record<ShareholderKey, AnswerCondition>>>
  /** The part that each plays, by their place; where they all play the same one there is nothing to say. */
  readonly parties?: readonly Party[]
}

/** Shares that are divided among those who take part: all there are, or those that change hands. */
export interface Division {
  readonly total: 'number_of_shares' | 'number_shares'
  /** Only they get some. */
  readonly among?: Party
}

/** How it is owned: by those who take shares, by nobody with a board, or by others after a transfer. */
export type Ownership = 'shares' | 'board' | 'transfer'

/** What the notary needs beside what every person and every company sends. */
export type ProductPaper =
  | 'power_of_attorney'
  | 'opening_balance'
  | 'accountant'
  | 'contribution_description'
  | 'purchase_agreement'
  | 'shareholders_register'
  | 'proof_of_payment'

/** Everything the engine may know about what is being made. It never asks for the name. */
export interface Product {
  readonly name: string
  /** The language in which the flow is held. */
  readonly language: Locale
  readonly wording: Wording
  readonly legal_form: LegalForm
  /** What its steps draw on. */
  readonly questions: Questions
  readonly steps: readonly Step[]
  readonly chapters: readonly Chapter[]
  readonly people: Cast
  /** Choices of which only these options are open here. */
  readonly narrowed?: {
    readonly [Key in PersonKey as `shareholder.${Key}`]?: readonly (ShareholderAnswers[Key] & string)[]
  } & { readonly [Key in MainKey as `main.${Key}`]?: readonly (MainAnswers[Key] & string)[] }
  /** All shares among everyone, where it is not said. */
  readonly divides?: Division
  /** What a new questionnaire starts with, over the defaults of the fields. */
  readonly presets: MainAnswers
  /** Answers about this questionnaire that are asked after the flow, as at checkout. */
  readonly asked_later: readonly MainKey[]
  readonly blockers: readonly BlockerRule[]
  /** Judges by those. What is asked first is asked before anybody judges: a browser may begin without. */
  readonly judge: Judge
  /** The texts its documents are made from. */
  readonly templates: TemplateSetName
  /** Which of the standard documents this product has. */
  readonly documents: readonly StandardDocumentName[]
  /** What comes after those, for whom it concerns. */
  readonly extra_documents: readonly ExtraDocument[]
  readonly ownership: Ownership
  /** What is sent in for it after paying. */
  readonly papers: readonly ProductPaper[]
  /** Fewer shares than this cannot be issued through the service; null where none are. */
  readonly least_shares: number | null
  readonly mandatory_director: boolean
  /** A board role that only one person can have. */
  readonly unique_roles: boolean
  /** A representative who lives at the company's address lives in its country too. */
  readonly copies_country: boolean
  /** The flow that takes the answers over when the founders do not share this flow's language. */
  readonly transfers_to: string | null
  /** The switch of the configuration without which it is not offered; always offered where there is none. */
  readonly behind?: 'foundations'
}

/** The answers that count, and the facts on which conditions are judged. */
export interface Survey {
  readonly product: Product
  readonly context: FlowContext
  readonly relevant: RelevantAnswers
  /** Those who take part. */
  readonly people: readonly ShareholderKey[]
  readonly facts: Readonly<Record<'main' | ShareholderKey, Facts>>
  /** Who fills it in, where that is one of those who take part. */
  readonly filler?: ShareholderKey
  /** Who is asked by a link of their own: their part and nothing else. Whoever ordered where nobody is. */
  readonly participant?: ShareholderKey
}

/** Finds every business "no" and remark that holds now, in the order of the product. */
export type Judge = (survey: Survey, missing: readonly Missing[]) => readonly Blocker[]
