import { describe, expect, test } from 'vitest'
import { holdReasons } from '#domain/cases/index.ts'
import { paperKinds, rejectReasons } from '#domain/papers/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { caseMail } from './case.ts'
import type { CaseMailEvent } from './case-letter.ts'
import { mailKinds, mailSchema } from './port.ts'

const due = '30-11-2026' as DutchDate
const url = 'https://oprecht.example/questionnaire/dashboard/abc'

const events: readonly CaseMailEvent[] = [
  { kind: 'taken_up', due },
  { kind: 'asked', questions: 1, due },
  { kind: 'asked', questions: 3, due },
  { kind: 'sent_back', papers: [{ paper: 'identity', person: 'Bram', reason: 'expired' }], due },
  {
    kind: 'sent_back',
    papers: paperKinds.flatMap((paper) => rejectReasons.map((reason) => ({ paper, person: null, reason }))),
    due,
  },
  { kind: 'concept', again: false, due },
  { kind: 'concept', again: true, due },
  { kind: 'appointment', due },
  { kind: 'meeting', at: '2026-11-30T09:00:00Z', moved: false },
  { kind: 'meeting', at: '2026-11-30T09:00:00Z', moved: true },
  { kind: 'meeting', at: '2026-11-30T09:00:00Z', moved: false, way: 'online' },
  { kind: 'meeting_off', at: '2026-11-30T09:00:00Z' },
  { kind: 'meeting_reminder', at: '2026-11-30T09:00:00Z', way: 'online' },
  { kind: 'meeting_reminder', at: '2026-11-30T09:00:00Z', way: 'offline' },
  { kind: 'meeting_asked', at: '2026-11-30T09:00:00Z', way: 'online', by: 'Sanne de Vries' },
  { kind: 'meeting_asked', at: '2026-11-30T09:00:00Z', way: 'offline', by: 'Sanne de Vries', here: true },
  { kind: 'signed', on: due },
  { kind: 'finalized', kvk_number: '90001354' },
  ...holdReasons.map((reason) => ({ kind: 'on_hold', reason }) as const),
  { kind: 'lifted', due },
  { kind: 'reverted', due },
  { kind: 'canceled', refunded: null },
  { kind: 'canceled', refunded: '€ 1.229,59' },
  { kind: 'handed_over', due },
  { kind: 'refunded', sum: '€ 1.229,59' },
  ...(['papers', 'questions', 'concept', 'appointment'] as const).flatMap((of) =>
    [false, true].map((late) => ({ kind: 'reminder', of, late, due }) as const),
  ),
  { kind: 'message', to: 'founder' },
  { kind: 'message', to: 'office' },
  { kind: 'opened', due },
  { kind: 'opened_for_support', due },
  { kind: 'submitted', due },
  { kind: 'answered', due },
  { kind: 'approved', due },
  { kind: 'changed', due },
  { kind: 'change_returned', sum: '€ 90,75' },
  { kind: 'meeting_to_pay', at: '2026-11-30T09:00:00Z' },
  { kind: 'move_returned', sum: '€ 60,50' },
  { kind: 'not_taken_up', due },
  { kind: 'meeting_chosen', at: '2026-11-30T09:00:00Z', moved: false, way: 'online' },
  { kind: 'meeting_chosen', at: '2026-11-30T09:00:00Z', moved: true, way: 'offline' },
  { kind: 'meeting_refused', at: '2026-11-30T09:00:00Z', who: 'Bram van den Berg' },
]

const wanted = {
  to: 'sanne@voorbeeld.nl',
  brand: 'Oprecht',
  support_email: 'help@oprecht.example',
  name: 'Sanne',
  company: 'De Vries Zuivel B.V.',
  number: '2026-00317',
  office: 'Notariskantoor Terpstra',
  url,
}

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  test.each(events.map((event) => [event.kind, event] as const))('%s is a whole mail with its link', (kind, event) => {
    const mail = caseMail({ ...wanted, locale, event })
    expect(mailSchema.parse(mail)).toEqual(mail)
    expect(mail).toMatchObject({ to: wanted.to, reply_to: wanted.support_email, locale, kind: `case_${kind}` })
    expect(mail.subject).toMatch(/De Vries Zuivel B\.V\..*\| Oprecht$/)
    expect(mail.text).toContain(url)
    expect(mail.html).toContain(`href="${url}"`)
    expect(mail.text).toContain('Sanne')
    expect(mail.text).toContain('2026-00317')
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|null|\[object|30-11-2026/)
    if ('due' in event) expect(mail.text).toContain(locale === 'nl' ? 'maandag 30 november' : 'Monday, November 30')
  })

  test('what has no term is a whole mail too', () => {
    for (const event of events.filter((one) => 'due' in one)) {
      const { text } = caseMail({ ...wanted, locale, office: null, event: { ...event, due: null } as CaseMailEvent })
      expect(text).not.toMatch(/undefined|null/)
    }
  })

  test('a company without a name goes by its number', () => {
    expect(caseMail({ ...wanted, locale, company: ' ', event: { kind: 'taken_up', due } }).subject).toContain(
      '2026-00317',
    )
  })
})

test('who has no page here gets the same words without a button', () => {
  const event = { kind: 'meeting_reminder', at: '2026-11-30T09:00:00Z', way: 'online' } as const
  const { text, html } = caseMail({ ...wanted, url: null, locale: 'nl', event })
  expect(text).toContain('maandag 30 november om 10:00')
  expect(`${text}${html}`).not.toContain(url)
})

test('a mail says which paper, of whom and why', () => {
  const event = { kind: 'sent_back', papers: [{ paper: 'identity', person: 'Bram', reason: 'expired' }], due } as const
  const { text } = caseMail({ ...wanted, locale: 'nl', event })
  expect(text).toContain('Kopie van het identiteitsbewijs van Bram: is niet meer geldig')
})

test.each([
  ['nl', 'maandag 30 november om 10:00'],
  ['en', 'Monday, November 30 at 10:00'],
] as const)('a moment is told in Amsterdam’s time, in %s', (locale, when) => {
  const event = { kind: 'meeting', at: '2026-11-30T09:00:00Z', moved: false } as const
  expect(caseMail({ ...wanted, locale, event }).text).toContain(when)
})

test('every kind of mail of a case has an event', () => {
  const sent = new Set(events.map(({ kind }) => `case_${kind}`))
  // Several of them together are no event of their own.
  const kinds = mailKinds.filter((kind) => kind.startsWith('case_') && kind !== 'case_digest')
  expect(kinds).toEqual([...sent])
})

test('a long or broken name stays one line that a mail server takes', () => {
  const company = `Bakkerij\r\nBcc: x@evil.example ${'x'.repeat(400)}`
  const mail = caseMail({ ...wanted, locale: 'nl', company, event: { kind: 'opened', due } })
  expect(mailSchema.parse(mail)).toEqual(mail)
})
