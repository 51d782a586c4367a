import { expect, test } from 'vitest'
import { nameLength } from './names.ts'
import { passes } from './passes.fixture.ts'

const rule = nameLength('shareholder.name_as_on_document')

test.each([
  ['Jan', undefined, true],
  ['Li', undefined, false],
  ['Li', false, false],
  ['Li', true, true],
  ['Ng', true, true],
  ['O', true, true],
  ['Ö k', undefined, true],
])('"%s", confirmed %s: %s', (name, name_as_on_document, expected) => {
  expect(passes(rule, name, { shareholder: { name_as_on_document } })).toBe(expected)
})
