import { expect, test } from 'vitest'
import { website } from './contact.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['https://example.nl', true],
  ['http://www.example.nl/over-ons?a=1#b', true],
  ['https://bücher.example', true],
  ['https://example', false],
  ['ftp://example.nl', false],
  ['javascript:alert(1)', false],
  ['https://user@example.nl', false],
  ['https://exam ple.nl', false],
  ['https://', false],
])('%s: %s', (address, expected) => {
  expect(passes(website, address)).toBe(expected)
})
