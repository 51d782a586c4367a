import { type Periods, type RetentionKind, retentionPeriods } from '#domain/retention/index.ts'
import { wholeNumber } from './setting.ts'

const kept = (kind: RetentionKind, about: string) => {
  const { keep, least, most } = retentionPeriods[kind]
  return wholeNumber(least, most, keep, about)
}

/** How long data of people is kept, where it is for an operator to say. Five years after a case is the law's own word. */
export const keepSettings = {
  KEEP_LOOSE_DRAFTS: kept('loose_draft', 'Days after its last change that a draft without an account is kept.'),
  KEEP_DRAFTS: kept('draft', 'Days after its last change that an unpaid questionnaire of an account is kept.'),
  KEEP_CALCULATIONS: kept('calculation', 'Days after its last change that a price calculation is kept.'),
  KEEP_CANCELED_CASES: kept(
    'canceled_case',
    'Days that answers and papers of a case are kept that was called off before anybody’s identity was looked into.',
  ),
  KEEP_INVOICES: kept('invoice', 'Years after the year of an invoice that it is kept with its order; seven by law.'),
  KEEP_CONTRACT_DRAFTS: kept(
    'contract_draft',
    'Days without a change after which a contract that was never approved is erased.',
  ),
  KEEP_CONTRACT_ROUNDS: kept(
    'contract_round',
    'Days that is kept who was asked to sign a contract when it came to nothing.',
  ),
  KEEP_CONTRACTS: kept(
    'contract',
    'Years, after that of its last change, for which a contract is kept that was approved or signed.',
  ),
  KEEP_REJECTED_PAPERS: kept(
    'rejected_paper',
    'Days after its case was closed that a paper is kept that was sent back.',
  ),
  KEEP_LINKS: kept('link', 'Days that is kept which links to a case were made for a notary elsewhere.'),
  KEEP_ACCESSES: kept('access', 'Days that is kept until when support could look at what is sensitive.'),
  KEEP_REMINDERS: kept('reminder', 'Days that is kept that somebody was reminded.'),
  KEEP_SECURITY_EVENTS: kept('security_event', 'Days that is kept what happened to somebody’s second factor.'),
  KEEP_OUTBOX: kept('outbox_mail', 'Days that mails are kept in the outbox of a server without a mail server.'),
} as const

type KeepSettings = { readonly [Name in keyof typeof keepSettings]: number }

/** The same by kind of data. */
export const keepOf = (config: KeepSettings): Periods => ({
  loose_draft: config.KEEP_LOOSE_DRAFTS,
  draft: config.KEEP_DRAFTS,
  calculation: config.KEEP_CALCULATIONS,
  canceled_case: config.KEEP_CANCELED_CASES,
  closed_case: retentionPeriods.closed_case.keep,
  invoice: config.KEEP_INVOICES,
  membership: retentionPeriods.membership.keep,
  payment_alarm: retentionPeriods.payment_alarm.keep,
  contract_draft: config.KEEP_CONTRACT_DRAFTS,
  contract_round: config.KEEP_CONTRACT_ROUNDS,
  contract: config.KEEP_CONTRACTS,
  rejected_paper: config.KEEP_REJECTED_PAPERS,
  partner_request: retentionPeriods.partner_request.keep,
  link: config.KEEP_LINKS,
  access: config.KEEP_ACCESSES,
  reminder: config.KEEP_REMINDERS,
  security_event: config.KEEP_SECURITY_EVENTS,
  outbox_mail: config.KEEP_OUTBOX,
  erasure: retentionPeriods.erasure.keep,
})
