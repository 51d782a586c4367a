import { describe, expect, test } from 'vitest'
import { type ContactRequest, contactMails } from './contact.ts'
import { mailSchema } from './port.ts'

const request: ContactRequest = {
  wish: 'chat',
  name: 'Anna de Vries',
  email: 'anna@example.nl',
  phone_number: '06 1234 5678',
  message: 'Kan ik volgende maand\neen BV hebben?',
  locale: 'nl',
}
const options = { brand: 'Oprecht', support_email: 'hallo@oprecht.example' }
const wishes = ['chat', 'phone', 'meeting'] as const
const locales = ['nl', 'en'] as const

describe.each(wishes.flatMap((wish) => locales.map((locale) => ({ wish, locale }))))('$wish in $locale', (choice) => {
  const [toSupport, toVisitor] = contactMails({ ...request, ...choice }, options)

  test('both are whole mails', () => {
    expect(mailSchema.parse(toSupport)).toEqual(toSupport)
    expect(mailSchema.parse(toVisitor)).toEqual(toVisitor)
  })

  test('support reads everything and answers the visitor', () => {
    expect(toSupport).toMatchObject({ to: options.support_email, reply_to: request.email, locale: 'nl' })
    for (const words of ['Anna de Vries', request.email, '06 1234 5678', 'Kan ik volgende maand', 'een BV hebben?']) {
      expect(toSupport.text).toContain(words)
      expect(toSupport.html).toContain(words)
    }
  })

  test('the visitor reads in their language when we answer', () => {
    expect(toVisitor).toMatchObject({ to: request.email, reply_to: options.support_email, locale: choice.locale })
    expect(toVisitor.text).toContain(choice.locale === 'nl' ? 'Dag Anna de Vries,' : 'Hi Anna de Vries,')
    expect(toVisitor.text).toContain(choice.locale === 'nl' ? 'de volgende werkdag' : 'next business day')
  })
})

describe('the word back carries nothing free-form', () => {
  test('not the message', () => {
    const [, toVisitor] = contactMails({ ...request, message: 'Koop nu op spam.example' }, options)
    expect(toVisitor.text + toVisitor.html).not.toContain('spam.example')
  })

  test.each([
    ['Bo', 'Dag Bo,'],
    ['J.P. van der Berg-Ünal', 'Dag J.P. van der Berg-Ünal,'],
    ["Jan van 't Hooft", "Dag Jan van 't Hooft,"],
    ['Zoë  O’Brien', 'Dag Zoë O’Brien,'],
    ['www.spam.example', 'Dag,'],
    ['https://spam.example', 'Dag,'],
    ['Win 1000 euro', 'Dag,'],
    ['Een heel lange zin die beslist geen naam is', 'Dag,'],
    ['Anna\r\nBcc: iemand@example.nl', 'Dag,'],
  ])('%j is greeted as %j', (name, hello) => {
    const [, toVisitor] = contactMails({ ...request, name }, options)
    expect(toVisitor.text).toContain(`\n\n${hello}\n\n`)
  })

  test.each([
    ['+31 6 12345678', true],
    [undefined, false],
    ['', false],
    ['bel spam.example', false],
  ])('phone number %j is repeated: %s', (phone_number, repeated) => {
    const [, toVisitor] = contactMails({ ...request, wish: 'phone', phone_number }, options)
    expect(toVisitor.text.includes('weten je nummer nog niet')).toBe(!repeated)
    if (repeated) expect(toVisitor.text).toContain(phone_number)
    else expect(toVisitor.text).not.toContain('spam')
  })
})

test.each(['Anna\r\nBcc: x@example.nl', 'Anna\u0000', 'Anna\u2028x', '\u202eannA'])(
  'a subject is one clean line for %j',
  (name) => {
    const [toSupport] = contactMails({ ...request, name }, options)
    expect(mailSchema.parse(toSupport).subject).toMatch(/^Bericht van [^\p{Cc}\u2028\u202e]+$/u)
  },
)
