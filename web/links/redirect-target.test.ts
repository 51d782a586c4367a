import { expect, test } from 'vitest'
import { ownRedirectTarget } from './redirect-target.ts'

const origin = 'https://oprecht.example'
const allowed = ['https://www.partner.example']

test.each([
  ['/', '/'],
  ['/questionnaire/bv', '/questionnaire/bv'],
  ['/questionnaire/dutch-bv/1?step=2#top', '/questionnaire/dutch-bv/1?step=2#top'],
  ['/questionnaire/../dashboard', '/dashboard'],
  ['/a?next=https://evil.example', '/a?next=https://evil.example'],
  ['/a?b=//evil.example', '/a?b=//evil.example'],
  ['/met spatie', '/met%20spatie'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['https://oprecht.example/questionnaire/', '/questionnaire/'],
  ['HTTPS://OPRECHT.EXAMPLE/bv', '/bv'],
])('%s stays with us', (given, path) => {
  expect(ownRedirectTarget(given, origin, allowed)).toBe(path)
})

test.each([
  undefined,
  '',
  ' /questionnaire',
  'questionnaire',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'https://evil.example/',
  'https://evil.example/questionnaire/',
  'http://oprecht.example/',
  'https://oprecht.example:8443/',
  'https://oprecht.example.evil.example/',
  'https://oprecht.example@evil.example/',
  'https://user:secret@oprecht.example/',
  'https://user@oprecht.example/',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/\u0009javascript:alert(1)\n',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://oprecht.example/1',
  'mailto:a@b.nl',
  '?redirect_url=/x',
  '#x',
])('%j leads away or is no path', (given) => {
  expect(ownRedirectTarget(given, origin, allowed)).toBeNull()
})

test.each([
  ['https://www.partner.example/terug?a=1', 'https://www.partner.example/terug?a=1'],
  ['https://www.partner.example', 'https://www.partner.example/'],
  ['http://www.partner.example/', null],
  ['https://partner.example/', null],
  ['https://www.partner.example:8443/', null],
  ['https://user@www.partner.example/', null],
  ['//www.partner.example/', 'https://www.partner.example/'],
])('an origin that the settings allow: %s leads to %s', (given, target) => {
  expect(ownRedirectTarget(given, origin, allowed)).toBe(target)
})
