import { describe, expect, test } from 'vitest'
import { accountMails } from './account.ts'
import { mailSchema } from './port.ts'

const options = { brand: 'Oprecht', support_email: 'help@oprecht.example', public_url: 'https://oprecht.example' }
const link = 'https://oprecht.example/api/member_auth/confirmation?confirmation_token=abc&config=default'

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  const mails = accountMails({ email: 'sanne@voorbeeld.nl', firstname: 'Sanne', locale }, options)
  const device = { device: 'Firefox · Windows', at: new Date('2026-11-15T12:05:00Z') }
  test.each([
    ['confirmation', mails.confirmation(link), link],
    ['reset', mails.reset(link), link],
    ['password_changed', mails.passwordChanged(), 'https://oprecht.example/questionnaire/reset-password'],
    ['welcome', mails.welcome(), 'https://oprecht.example/questionnaire/'],
    ['invited', mails.invited('notary', 'Notariskantoor Terpstra', link), link],
    ['invited', mails.invited('notary', 'Notariskantoor Terpstra', null), 'https://oprecht.example/notary'],
    ['invited', mails.invited('support', null, null), 'https://oprecht.example/support'],
    ['invited', mails.invited('admin', null, null), 'https://oprecht.example/admin'],
    ['new_device', mails.newDevice(device), 'https://oprecht.example/questionnaire/reset-password'],
    ['second_factor', mails.secondFactor('set_up', 10), 'https://oprecht.example/questionnaire/account'],
    ['second_factor', mails.secondFactor('reset', 0), 'https://oprecht.example/questionnaire/account'],
    [
      'email_change',
      mails.emailChange('abc'),
      `https://oprecht.example/questionnaire/new-email?key=abc${locale === 'en' ? '&lang=en' : ''}`,
    ],
    ['email_changed', mails.emailChanged(), 'https://oprecht.example/questionnaire/account'],
    ['email_taken', mails.emailTaken(), 'https://oprecht.example/questionnaire/login'],
    ['exists', mails.exists(), 'https://oprecht.example/questionnaire/login'],
  ])('%s is a whole mail with its link, as text and as HTML', (kind, mail, url) => {
    expect(mailSchema.parse(mail)).toEqual(mail)
    expect(mail).toMatchObject({ to: 'sanne@voorbeeld.nl', locale, kind: `account_${kind}` })
    expect(mail.text).toContain(url)
    expect(mail.html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    expect(mail.text).toContain('Sanne')
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/)
  })

  test('how many recovery codes are left is told', () => {
    expect(mails.secondFactor('recovery_code_used', 3).text).toMatch(/\b3\b/)
    expect(mails.secondFactor('recovery_code_used', 0).text).toMatch(locale === 'nl' ? /de laatste/ : /the last one/)
  })

  test('a new device is named, with the time in Amsterdam', () => {
    const { text } = mails.newDevice(device)
    expect(text).toContain('Firefox · Windows')
    expect(text).toMatch(locale === 'nl' ? /15 november 2026.*13:05/ : /November 15, 2026.*13:05/)
    expect(mails.newDevice({ ...device, device: null }).text).toMatch(locale === 'nl' ? /onbekend/ : /unknown/)
  })
})

test('what someone typed as a name does not become an advertisement', () => {
  const firstname = 'Win a prize at https://evil.example'
  const { text, html } = accountMails({ email: 'x@voorbeeld.nl', firstname, locale: 'en' }, options).confirmation(link)
  expect(`${text}${html}`).not.toContain('evil.example')
})
