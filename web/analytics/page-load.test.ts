import { expect, test } from 'vitest'
import { pageLoad } from './page-load.ts'

const load = (href: string, referrer = '') => pageLoad({ href, title: 'Inloggen · Oprecht', referrer })

test('a page load tells url, title, path and referrer', () => {
  expect(load('https://oprecht.example/questionnaire/bv?utm_source=x', 'https://search.example/')).toEqual({
    event: 'page_load',
    url: 'https://oprecht.example/questionnaire/bv?utm_source=x',
    title: 'Inloggen · Oprecht',
    path: '/questionnaire/bv',
    referrer: 'https://search.example/',
  })
})

test.each([
  '?access_token=a&client=b&expiry=1&uid=c',
  '?reset_password_token=a',
  '?key=a',
  '?company_name=Zuivel',
  '?redirect_url=%2Fx%3Faccess_token%3Da',
  '#access_token=a',
])('%s is never measured, not as a referrer either', (secret) => {
  const page = load(
    `https://oprecht.example/questionnaire/${secret}`,
    `https://oprecht.example/questionnaire/${secret}`,
  )
  expect(page.url).toBe('https://oprecht.example/questionnaire/')
  expect(page.referrer).toBe('https://oprecht.example/questionnaire/')
})

test('a user name in an address is dropped and rubbish is nothing', () => {
  expect(load('https://user:secret@oprecht.example/x', 'not an address')).toMatchObject({
    url: 'https://oprecht.example/x',
    referrer: '',
  })
})

test('a personal link is measured without its key, not as a referrer either', () => {
  const link = 'https://oprecht.example/participant/sleutel?step=2'
  expect(JSON.stringify(load(link, link))).not.toContain('sleutel')
})
