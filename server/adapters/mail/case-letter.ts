import type { MeetingWay } from '#domain/appointments/index.ts'
import type { HoldReason } from '#domain/cases/index.ts'
import type { PaperKind, RejectReason } from '#domain/papers/index.ts'
import type { DutchDate } from '#domain/values/index.ts'

type Due = { readonly due: DutchDate | null }

/** What happened to a case that somebody must know of, with the little that a mail may say about it. */
type CaseMailEvents = {
  // To the founder.
  taken_up: Due
  /** All flags and questions since the last mail, in one. */
  asked: Due & { readonly questions: number }
  sent_back: Due & {
    readonly papers: readonly {
      readonly paper: PaperKind
      /** What they are called; null where it is the company's. */
      readonly person: string | null
      readonly reason: RejectReason
    }[]
  }
  /** `again`: an earlier version was agreed with, and this one is another. */
  concept: Due & { readonly again: boolean }
  appointment: Due
  /** To everybody who must be there, with the file for a diary. */
  meeting: { readonly at: string; readonly moved: boolean; readonly way?: MeetingWay | undefined }
  meeting_off: { readonly at: string }
  /** The day before. */
  meeting_reminder: { readonly at: string; readonly way: MeetingWay }
  /** To who must be there and has not said that they can. */
  meeting_asked: {
    readonly at: string
    readonly way: MeetingWay
    readonly by: string
    /** They can say so behind the button. */
    readonly here?: boolean
  }
  /** To the founder: everybody can at the moment they asked for, and it has a price. */
  meeting_to_pay: { readonly at: string }
  signed: { readonly on: DutchDate }
  finalized: {
    readonly kvk_number: string
    /** Of those that were founded along. */
    readonly holdings?: readonly { readonly name: string; readonly kvk_number: string }[]
  }
  on_hold: { readonly reason: HoldReason }
  lifted: Due
  reverted: Due
  /** As text; null when nothing goes back. */
  canceled: { readonly refunded: string | null }
  handed_over: Due
  /** Of what was paid too much. */
  refunded: { readonly sum: string }
  /** A change could not be made any more when it was paid, and the money goes back. */
  change_returned: { readonly sum: string }
  /** Another moment was not to be had any more when it was paid, and the money goes back. */
  move_returned: { readonly sum: string }
  reminder: Due & { readonly of: 'papers' | 'questions' | 'concept' | 'appointment'; readonly late: boolean }
  /** To the founder or the office: somebody wrote in the thread. */
  message: { readonly to: 'founder' | 'office'; readonly by?: 'participant' }
  // To the office, or to support where there is none here.
  opened: Due
  opened_for_support: Due
  submitted: Due
  answered: Due
  approved: Due
  /** Answers that were paid for became others: it is the office that takes them over. */
  changed: Due
  not_taken_up: Due
  /** `moved`: it stood at another moment. */
  meeting_chosen: { readonly at: string; readonly moved: boolean; readonly way: MeetingWay }
  meeting_refused: { readonly at: string; readonly who: string }
}

export type CaseMailKind = keyof CaseMailEvents
export type CaseMailEvent = { [Kind in CaseMailKind]: { readonly kind: Kind } & CaseMailEvents[Kind] }[CaseMailKind]

/** What every letter can name. Dates are in words already. */
export type CaseNames = {
  /** As people know the case: the company's name, or its number while it has none. */
  readonly about: string
  readonly number: string
  /** Of the notary; null where it is not known here. */
  readonly office: string | null
}

type SpokenFact<Fact> = {
  [Key in keyof Fact]: Fact[Key] extends DutchDate
    ? string
    : Fact[Key] extends DutchDate | null
      ? string | null
      : Fact[Key]
}

export type Letter = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What was said of each of several things. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly after?: readonly string[]
  readonly action: string
}

/** A letter for every event; one that is missing in a language does not compile. */
export type CaseWords = {
  readonly hello: (name: string | undefined) => string
  readonly greeting: (brand: string) => string
  readonly footer: (facts: {
    brand: string
    support_email: string
    /** Null where it is about several. */
    number: string | null
    toOffice: boolean
  }) => readonly string[]
  /** Between a day and a time: at, om. */
  readonly at: string
  /** Around what happened to several, or several times: of each its name and what it was. */
  readonly digest: (facts: { readonly count: number; readonly toOffice: boolean }) => Omit<Letter, 'facts'>
  readonly letters: { readonly [Kind in CaseMailKind]: (facts: CaseNames & SpokenFact<CaseMailEvents[Kind]>) => Letter }
}
