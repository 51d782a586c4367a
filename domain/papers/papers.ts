import type { Product } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { activeShareholders, kindOf } from '../shareholders/index.ts'
import { residenceOf, signingRouteOf } from '../signing/index.ts'
import { compareDates, type DutchDate } from '../values/index.ts'

/** What the office makes of what was sent in. */
export const documentReviews = ['unchecked', 'accepted', 'rejected'] as const
export type DocumentReview = (typeof documentReviews)[number]

/** What somebody sends in, by what it proves. */
export const paperKinds = [
  'identity',
  'proof_of_address',
  'power_of_attorney',
  'company_extract',
  'signing_authority',
  'opening_balance',
  'accountant',
  'contribution_description',
  'purchase_agreement',
  'shareholders_register',
  'proof_of_payment',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** A paper that must come, and of whom: the company itself where it is nobody's. */
export type PaperNeed = { readonly kind: PaperKind; readonly person: ShareholderKey | null }

export const needName = ({ kind, person }: PaperNeed): string => (person === null ? kind : `${kind}.${person}`)

/** The same of anybody, as it is sent and read. */
export type PaperOfSomebody = { readonly kind: PaperKind; readonly person: string | null }

/** Two papers that prove the same of the same one. */
export const sameNeed = (one: PaperOfSomebody, other: PaperOfSomebody): boolean =>
  one.kind === other.kind && one.person === other.person

type PapersOfProduct = Pick<Product, 'papers' | 'ownership'>

const ofPerson = (
  answers: RelevantAnswers,
  person: ShareholderKey,
  { ownership }: PapersOfProduct,
): readonly PaperNeed[] => {
  const row = answers[person]
  const residence = residenceOf(row)
  const kinds: readonly PaperKind[] = [
    'identity',
    ...(residence !== undefined && residence !== 'NL' ? (['proof_of_address'] as const) : []),
    // Who signs at the notary's own office leaves the power there.
    ...(signingRouteOf(answers, person, ownership)?.sends_power ? (['power_of_attorney'] as const) : []),
    ...(kindOf(row) === 'existing_company' ? (['company_extract'] as const) : []),
    // Who acts for a company without being its director shows that they may.
    ...(kindOf(row) === 'existing_company' && row.function !== undefined ? (['signing_authority'] as const) : []),
  ]
  return kinds.map((kind) => ({ kind, person }))
}

/** Every paper that a case needs, from the answers alone. */
export const papersNeeded = (answers: RelevantAnswers, product: PapersOfProduct): readonly PaperNeed[] => [
  ...activeShareholders(answers).flatMap((key) => ofPerson(answers, key, product)),
  ...product.papers.map((kind) => ({ kind, person: null })),
]

/** One version of a paper that was sent in. */
export type Paper = PaperNeed & {
  readonly id: string
  readonly version: number
  readonly review: DocumentReview
  /** The day it was sent. */
  readonly sent: DutchDate
}

export const rejectReasons = ['unreadable', 'expired', 'wrong_person', 'wrong_document', 'incomplete', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** The newest of those that prove the same. */
export function newestPapers<One extends Paper>(papers: readonly One[]): readonly One[] {
  const newest = new Map<string, One>()
  for (const paper of papers) {
    // What proves nothing we asked for is each a thing of its own.
    const name = paper.kind === 'other' ? paper.id : needName(paper)
    const before = newest.get(name)
    if (before === undefined || paper.version > before.version) newest.set(name, paper)
  }
  return [...newest.values()]
}

/** Whose identity document, by the answers, is no longer valid on the day of signing. */
export const expiredOn = (answers: RelevantAnswers, day: DutchDate): readonly ShareholderKey[] =>
  activeShareholders(answers).filter((key) => {
    const { expiration_date } = answers[key]
    return expiration_date !== undefined && compareDates(expiration_date, day) < 0
  })

/** A task of somebody: derived, so that nobody ticks what a fact can tell. */
export type CaseTask = {
  readonly name: string
  readonly need: PaperNeed
  readonly state: 'open' | 'sent' | 'rejected' | 'accepted'
  readonly due: DutchDate | null
}

/** What must be sent in, and how far that is. */
export function tasksOf(
  needs: readonly PaperNeed[],
  papers: readonly Paper[],
  due: DutchDate | null,
): readonly CaseTask[] {
  const newest = newestPapers(papers)
  return needs.map((need) => {
    const name = needName(need)
    const paper = newest.find((one) => needName(one) === name)
    const state = paper === undefined ? 'open' : paper.review === 'unchecked' ? 'sent' : paper.review
    return { name, need, state, due }
  })
}

/** Tasks that still need somebody: nothing came, or what came was sent back. */
export const openTasks = (tasks: readonly CaseTask[]): readonly string[] =>
  tasks.filter(({ state }) => state === 'open' || state === 'rejected').map(({ name }) => name)
