import type { CaseState } from '../cases/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import type { CaseStatus } from '../orders/index.ts'
import { splitPath } from '../values/index.ts'

/**
 * How far a case is for who wants to change something: nobody looked at it yet, the notary is at work on it, those who sign
 * agreed with the final deed, the deed is signed, or it is over.
 */
export type ChangeStage = 'before_check' | 'at_work' | 'agreed' | 'signed' | 'over'

const stageOfRung: Readonly<Record<CaseStatus, ChangeStage>> = {
  // A question that interrupted nothing came while papers were collected; a hold always interrupted something.
  extra_questions: 'before_check',
  on_hold: 'before_check',
  open_mix: 'before_check',
  submitted_mix: 'before_check',
  checking_documents: 'at_work',
  legal_support_checking_documents: 'at_work',
  uploading_fca: 'at_work',
  scheduling_meeting: 'agreed',
  executing_deed: 'signed',
  extracting_kvk: 'signed',
  finalized: 'signed',
  canceled: 'over',
}

/** `agreed`: somebody who signs did, with the final deed as it stands. */
export function changeStage({ status, interrupted }: Pick<CaseState, 'status' | 'interrupted'>, agreed: boolean) {
  const stage = stageOfRung[interrupted[0]?.status ?? status]
  return stage === 'at_work' && agreed ? 'agreed' : stage
}

/** A change is a deed of its own from there on, or there is nothing left to change. */
export const isPastChanging = (stage: ChangeStage): stage is 'signed' | 'over' => stage === 'signed' || stage === 'over'

/** What a notary has to look at anew when it changes. */
export const changeSubjects = ['name', 'seat', 'object', 'persons'] as const
export type ChangeSubject = (typeof changeSubjects)[number]

const ofCompany: Readonly<Record<string, ChangeSubject>> = {
  company_name: 'name',
  headquarters: 'seat',
  activities: 'object',
  realizing_activities: 'object',
  caregiver: 'object',
  care_kind: 'object',
  charity_field: 'object',
  charity_field_too: 'object',
  extra_shareholders: 'persons',
}

/** Who somebody is and what they are in the company. Where they live and how they are reached is looked up again in a minute. */
const ofPerson: readonly string[] = [
  ...['active', 'type', 'is_natural_person', 'is_new_company', 'is_existing_company'],
  ...['prefix', 'firstname', 'lastname', 'birthdate', 'company_name', 'chamber'],
  ...['holding', 'holding_name', 'become_director', 'foundation_role', 'shares', 'party', 'number_shares'],
]

/** What an answer is about, for the price of changing it; null for every answer that is changed for nothing. */
export function changeSubjectOf(path: string): ChangeSubject | null {
  const { place, key } = splitPath(path)
  if (shareholderKeys.some((one) => one === place)) return ofPerson.includes(key) ? 'persons' : null
  return Object.hasOwn(ofCompany, key) ? (ofCompany[key] ?? null) : null
}

export type ChangeFacts = {
  readonly stage: ChangeStage
  /** The answers that change, as in `main.company_name`. */
  readonly paths: readonly string[]
  /** Answers about which the office has an open question: who changes those does what was asked. */
  readonly asked: readonly string[]
  /** The text of the deed becomes another one. */
  readonly deedChanges: boolean
  /** A final deed was sent to those who sign. */
  readonly conceptSent: boolean
}

export type ChangeRule =
  /** After the signing a change is a deed of its own. */
  | { readonly allowed: false; readonly why: 'signed' | 'over' }
  | {
      readonly allowed: true
      /** Work of the notary that is done for a second time: the fee of the book. */
      readonly fee: boolean
      readonly subjects: readonly ChangeSubject[]
      /** The final deed is made and agreed with anew. */
      readonly reopens: boolean
      /** Whoever works on it gets their term anew. */
      readonly restarts: boolean
    }

/** Whether a change can be made where the case stands, and what it sets going. */
export function changeRule({ stage, paths, asked, deedChanges, conceptSent }: ChangeFacts): ChangeRule {
  if (isPastChanging(stage)) return { allowed: false, why: stage }
  const own = paths.filter((path) => !asked.includes(path))
  const subjects = changeSubjects.filter((subject) => own.some((path) => changeSubjectOf(path) === subject))
  const again = stage === 'agreed' && deedChanges && own.length > 0
  const reopens = deedChanges && conceptSent
  return {
    allowed: true,
    fee: stage !== 'before_check' && (subjects.length > 0 || again),
    subjects,
    reopens,
    restarts: reopens || (stage === 'at_work' && paths.some((path) => changeSubjectOf(path) !== null)),
  }
}

/** What becomes of a change whose payment came in, by what it costs by now: it may be made late, or somewhere else. */
export type PaidChange =
  | { readonly kind: 'applied'; readonly back: number }
  /** It cannot be made any more, or costs more by now: everything goes back, and nothing is changed. */
  | { readonly kind: 'returned'; readonly back: number }

/** `now` in cents; null when it cannot be made any more. */
export const paidChange = (paid: number, now: number | null): PaidChange =>
  now === null || now > paid ? { kind: 'returned', back: paid } : { kind: 'applied', back: paid - Math.max(0, now) }
