import { z } from 'zod'
import { locales } from '#domain/values/index.ts'

export const mailKinds = [
  'contact_message',
  'contact_received',
  'price_estimate',
  'draft_link',
  'account_confirmation',
  'account_reset',
  'account_password_changed',
  'account_welcome',
  'account_invited',
  'account_new_device',
  'account_second_factor',
  'account_exists',
  'account_email_change',
  'account_email_changed',
  'account_email_taken',
  'order_confirmation',
  'case_digest',
  'case_taken_up',
  'case_asked',
  'case_sent_back',
  'case_concept',
  'case_appointment',
  'case_meeting',
  'case_meeting_off',
  'case_meeting_reminder',
  'case_meeting_asked',
  'case_signed',
  'case_finalized',
  'case_on_hold',
  'case_lifted',
  'case_reverted',
  'case_canceled',
  'case_handed_over',
  'case_refunded',
  'case_reminder',
  'case_message',
  'case_opened',
  'case_opened_for_support',
  'case_submitted',
  'case_answered',
  'case_approved',
  'case_changed',
  'case_change_returned',
  'case_meeting_to_pay',
  'case_move_returned',
  'case_not_taken_up',
  'reminder_draft',
  'reminder_order',
  'participant_invitation',
  'participant_reminder',
  'participant_code',
  'participant_complete',
  'participant_declined',
  'participant_silent',
  'case_meeting_chosen',
  'case_meeting_refused',
  'membership_welcome',
  'membership_before_charge',
  'membership_before_link',
  'membership_failed',
  'membership_charged_back',
  'membership_recovered',
  'membership_renewed',
  'membership_canceling',
  'membership_ended',
  'membership_ended_unpaid',
  'membership_withdrawn',
  'membership_package_bought',
  'membership_package_withdrawn',
  'contract_invitation',
  'contract_reminder',
  'contract_withdrawn',
  'contract_signed',
  'contract_completed',
  'contract_declined',
  'contract_expired',
  'partner_request',
  'partner_asked',
  'partner_erasure',
  'partner_passed_on',
  'partner_withdrawn',
  'partner_undelivered',
  'notary_set',
  'assistant_ending',
] as const

// A line break in a header could add a header or a recipient, so no control character gets as far as the mail server.
const headerText = z
  .string()
  .min(1)
  .max(300)
  .regex(/^\P{Cc}+$/u)

/**
 * Mails wait in the queue as stored JSON: a changed field here must still read the ones that are waiting. Whether an address
 * is one was judged where it was given, and the mail server judges it again; here it may not stop the mails of others.
 */
export const mailSchema = z.strictObject({
  to: headerText,
  reply_to: headerText.optional(),
  subject: headerText,
  text: z.string().min(1),
  html: z.string().min(1),
  locale: z.enum(locales),
  kind: z.enum(mailKinds),
  attachments: z
    .array(z.strictObject({ name: headerText, media_type: headerText, base64: z.base64() }))
    .max(5)
    .optional(),
  /** Where a mail program can ask for no more of these, without asking its reader anything (RFC 8058). */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  /** What it is about, cases with whom it tells of them or a request to a partner: one that cannot be delivered is seen there. */
  about: z
    .union([
      z.strictObject({ cases: z.array(z.uuid()).min(1), to: z.enum(['founder', 'office', 'support', 'partner']) }),
      z.strictObject({ partner_request: z.uuid() }),
    ])
    .optional(),
})

export type Mail = z.infer<typeof mailSchema>

export type Mailer = {
  /**
   * Resolves when the mail was taken over. `id` names this mail for good: sent again under the same id it is the same
   * mail, which an outbox and most mail programs show once.
   */
  send(mail: Mail, id: string): Promise<void>
}

/** `permanent`: trying again gives the same answer. The code never holds an address or a word of the mail. */
export class MailError extends Error {
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, permanent: boolean) {
    super(code)
    this.name = 'MailError'
    this.code = code
    this.permanent = permanent
  }
}

export type FakeMailer = Mailer & { readonly sent: readonly Mail[] }

/** Keeps what was sent, once per id, for tests. */
export function fakeMailer(): FakeMailer {
  const sent = new Map<string, Mail>()
  return {
    send: async (mail, id) => {
      sent.set(id, mail)
    },
    get sent() {
      return [...sent.values()]
    },
  }
}
