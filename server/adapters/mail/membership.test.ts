import { describe, expect, test } from 'vitest'
import type { DutchDate } from '#domain/values/index.ts'
import { membershipMail } from './membership.ts'
import { type MembershipLetter, nlMembership } from './messages/nl-membership.ts'
import { mailSchema } from './port.ts'

const letters = Object.keys(nlMembership.letters) as readonly MembershipLetter[]
const wanted = {
  ...{ to: 'anna@voorbeeld.nl', name: 'Anna', brand: 'Oprecht', support_email: 'hulp@oprecht.nl', plan: 'Starter' },
  ...{ contracts: 5, amount: '€ 180,29', day: '15-11-2027' as DutchDate, url: 'https://oprecht.nl/membership' },
  per: 'year',
} as const

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  test.each(letters)('%s can be sent, and says what it is about', (letter) => {
    const mail = membershipMail({ ...wanted, locale, letter, invoice: null })
    expect(mailSchema.parse(mail)).toEqual(mail)
    expect(mail.text).toContain(locale === 'nl' ? 'Dag Anna,' : 'Hi Anna,')
    expect(mail.text).toContain('https://oprecht.nl/membership')
    expect(mail.text).not.toMatch(/undefined|\{|\}/)
  })

  test('before a charge it says how much and when', () => {
    const { text } = membershipMail({ ...wanted, locale, letter: 'before_charge', invoice: null })
    expect(text).toContain('€ 180,29')
    expect(text).toContain(locale === 'nl' ? '15 november 2027' : 'November 15, 2027')
  })

  test('what was said came at a moment by the clock of this country', () => {
    const said = { moment: new Date('2026-11-30T16:04:05Z'), who: 'Anna de Vries', kept: null }
    const { text } = membershipMail({ ...wanted, ...said, locale, letter: 'withdrawn', invoice: null })
    expect(text).toContain(locale === 'nl' ? '30 november 2026 om 17:04:05' : 'November 30, 2026 at 17:04:05')
  })

  test('an invoice goes along', () => {
    const invoice = { number: '2027-00001', bytes: new Uint8Array([1, 2]) }
    const mail = membershipMail({ ...wanted, locale, letter: 'renewed', invoice })
    expect(mail.attachments).toEqual([{ name: '2027-00001.pdf', media_type: 'application/pdf', base64: 'AQI=' }])
    expect(mail.text).toContain('2027-00001')
  })
})

test('what a year and a month promise differs', () => {
  const said = (per: 'month' | 'year') =>
    membershipMail({ ...wanted, per, locale: 'nl', letter: 'welcome', invoice: null }).text
  expect(said('month')).toContain('aan het eind van de maand')
  expect(said('year')).toContain('In het eerste jaar')
})
