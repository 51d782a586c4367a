import type { Field } from '../../fields/index.ts'
import { agreement } from './agreement.ts'
import { activity, company, staff, statements } from './company.ts'
import { conversion } from './conversion.ts'
import { foundation } from './foundation.ts'
import { notaryChoice } from './notary-choice.ts'
import { ownHolding } from './own-holding.ts'
import { identity, person } from './person.ts'
import { shareTransfer, transferBoard, transferParty } from './share-transfer.ts'
import { companyShareholder, shareholding } from './shareholding.ts'
import { subsidiary } from './subsidiary.ts'

/** The subjects that together make a scope; a test holds that no key stands in two of them. */
export const subjects = {
  main: [
    company,
    activity,
    staff,
    subsidiary,
    conversion,
    foundation,
    shareTransfer,
    transferBoard,
    notaryChoice,
    statements,
    agreement,
  ],
  shareholder: [person, identity, shareholding, ownHolding, companyShareholder, transferParty],
} as const

/** What questionnaires ask, about the company and about the people. */
export const questions = {
  main: {
    ...company,
    ...activity,
    ...staff,
    ...subsidiary,
    ...conversion,
    ...foundation,
    ...shareTransfer,
    ...transferBoard,
    ...notaryChoice,
    ...statements,
    ...agreement,
  },
  shareholder: { ...person, ...identity, ...shareholding, ...ownHolding, ...companyShareholder, ...transferParty },
} as const

export type QuestionScope = keyof typeof questions

/** Those of them that a product draws on, about the company and of the people. */
export type Questions = Readonly<Record<QuestionScope, Readonly<Record<string, Field>>>>

const byScope: Questions = questions

export const questionsOf = (scope: QuestionScope): readonly Field[] => Object.values(byScope[scope])

/** Undefined when there is no such question: the key may come from a request. */
export const questionOf = (scope: QuestionScope, key: string): Field | undefined =>
  Object.hasOwn(byScope[scope], key) ? byScope[scope][key] : undefined
