import { expect, test } from 'vitest'
import { nameInFull } from './name-in-full.ts'

test.each([
  ['Anneke Jantina Terpstra', 'Anneke Jantina Terpstra'],
  ['mr. Anneke Jantina Terpstra', 'Anneke Jantina Terpstra'],
  ['mr.drs. Jelle van der Veen', 'Jelle van der Veen'],
  ['Mr Jelle Hoekstra', 'Jelle Hoekstra'],
  [' Drs. Ids de Boer ', 'Ids de Boer'],
  ['Émile O’Neill', 'Émile O’Neill'],
  ['Mirjam Drsek', 'Mirjam Drsek'],
  ['Jo de Groot', 'Jo de Groot'],
  ['mr. A.J. Terpstra', undefined],
  ['mr. A. de Groot', undefined],
  ['A de Groot', undefined],
  ['AJ Terpstra', undefined],
  ['Th. Bakker', undefined],
  ['Joh. Bakker', undefined],
  ['Anneke J. Terpstra', undefined],
  ['Terpstra', undefined],
  ['mr. Terpstra', undefined],
  ['Notariskantoor Terpstra', undefined],
  ['Terpstra & De Boer', undefined],
  ['', undefined],
])('%j is %j', (typed, name) => {
  expect(nameInFull(typed)).toBe(name)
})
