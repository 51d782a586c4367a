import { addYears, dateInAmsterdam, dutchDate, isoDate, isoDayInAmsterdam, partsOf } from '../values/index.ts'

type Period = {
  readonly keep: number
  readonly unit: 'days' | 'years' | 'calendar years'
  /** What an operator may set: what a law makes us keep has a least, what it forbids to keep longer a most. */
  readonly least: number
  readonly most: number
}

/** The one table of periods. Each is counted from the moment that its comment names; why it is so long says decision 044. */
export const retentionPeriods = {
  /** Nobody's, since its last change: the cookie that opens it lives for 400 days. */
  loose_draft: { keep: 90, unit: 'days', least: 30, most: 400 },
  /** Of an account and not paid, since its last change. */
  draft: { keep: 730, unit: 'days', least: 60, most: 1_825 },
  /** A price that no questionnaire began with, since its last change. */
  calculation: { keep: 365, unit: 'days', least: 30, most: 730 },
  /** A case that was called off before anybody's identity was established, since then. */
  canceled_case: { keep: 365, unit: 'days', least: 90, most: 1_825 },
  /** What was found out and shown in a case, since it was closed: five years (art. 33 Wwft), and then no longer. */
  closed_case: { keep: 5, unit: 'years', least: 5, most: 5 },
  /** An order with its invoice, after the year in which it was paid (art. 52 AWR). */
  invoice: { keep: 7, unit: 'calendar years', least: 7, most: 10 },
  /** A membership with its charges and their invoices, after the year of the last one: books too. */
  membership: { keep: 7, unit: 'calendar years', least: 7, most: 7 },
  /** Money that came and belonged nowhere, after the year in which it came: books again. */
  payment_alarm: { keep: 7, unit: 'calendar years', least: 7, most: 7 },
  /** A contract that was never approved, since its last change. */
  contract_draft: { keep: 730, unit: 'days', least: 60, most: 1_825 },
  /** A round of signing that came to nothing (declined, expired, taken back), since it ended. */
  contract_round: { keep: 365, unit: 'days', least: 30, most: 1_825 },
  /** A contract that was approved, signed or not, after the year of its last change: as long as somebody can claim by it. */
  contract: { keep: 20, unit: 'calendar years', least: 7, most: 30 },
  /** A paper that was sent back, since its case was closed: it proved nothing. */
  rejected_paper: { keep: 90, unit: 'days', least: 30, most: 365 },
  /** What was passed on to a partner by whose word, since that word was given, or taken back: it must be shown if asked (art. 7(1) GDPR). */
  partner_request: { keep: 730, unit: 'days', least: 365, most: 1_825 },
  /** Links to a case for a notary elsewhere, since they ran out. */
  link: { keep: 365, unit: 'days', least: 30, most: 1_825 },
  /** That support could look for an hour, since then; that it did stays in the history of the case. */
  access: { keep: 365, unit: 'days', least: 30, most: 1_825 },
  /** That somebody was reminded, since then. */
  reminder: { keep: 365, unit: 'days', least: 60, most: 730 },
  /** What happened to a second factor, since then. */
  security_event: { keep: 730, unit: 'days', least: 90, most: 1_825 },
  /** Mails of a server without a mail server. */
  outbox_mail: { keep: 30, unit: 'days', least: 1, most: 365 },
  /** What this table had erased, since then. */
  erasure: { keep: 1_825, unit: 'days', least: 365, most: 3_650 },
} as const satisfies Record<string, Period>

export type RetentionKind = keyof typeof retentionPeriods
export const retentionKinds = Object.keys(retentionPeriods) as readonly RetentionKind[]

/** How long each is kept, in its own unit. */
export type Periods = Readonly<Record<RetentionKind, number>>

const day = 86_400_000

/** What is older than this is kept no longer. Days are those of Amsterdam: what goes goes when a day begins there. */
export function retainedSince(
  kind: RetentionKind,
  keep: number,
  now: Date,
): { readonly moment: Date; readonly day: string } {
  const { unit } = retentionPeriods[kind]
  if (unit === 'days') {
    const moment = new Date(now.getTime() - keep * day)
    return { moment, day: isoDayInAmsterdam(moment) }
  }
  const today = dateInAmsterdam(now)
  const first = unit === 'years' ? addYears(today, -keep) : yearBegin(partsOf(today).year - keep)
  const from = isoDate(first)
  return { moment: new Date(`${from}T00:00:00Z`), day: from }
}

function yearBegin(year: number) {
  const first = dutchDate(1, 1, year)
  if (first === undefined) throw new RangeError('The clock stands outside the years we know.')
  return first
}
