import { expect, test } from 'vitest'
import { createRedirects } from './redirects.ts'

const redirects = createRedirects({
  PUBLIC_URL: 'https://oprecht.example',
  ALLOWED_REDIRECT_ORIGINS: ['https://www.partner.example'],
})

test.each([
  ['/questionnaire/login?a=1', 'https://oprecht.example/questionnaire/login?a=1'],
  ['https://oprecht.example/x', 'https://oprecht.example/x'],
  ['https://www.partner.example', 'https://www.partner.example/'],
  ['https://evil.example/', null],
  ['https://oprecht.example@evil.example/', null],
  ['https://user@oprecht.example/', null],
  ['//evil.example', null],
  ['/\n/evil.example', null],
  ['/.//evil.example', null],
  ['javascript:alert(1)', null],
  ['http://oprecht.example/', null],
  [['/questionnaire/'], null],
  [undefined, null],
  [7, null],
])('%j leads to %s', (given, target) => {
  expect(redirects.target(given)).toBe(target)
})

test('what is added to the query takes the place of what a caller put there', () => {
  expect(redirects.withQuery('https://oprecht.example/x?a=1&uid=evil#top', { uid: 'a b@c.nl' })).toBe(
    'https://oprecht.example/x?a=1&uid=a+b%40c.nl#top?a=1&uid=a+b%40c.nl',
  )
})

test('our own places are told from those of others', () => {
  expect(redirects.isOurs('https://oprecht.example/x')).toBe(true)
  expect(redirects.isOurs('https://www.partner.example/x')).toBe(false)
})
