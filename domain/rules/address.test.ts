import { expect, test } from 'vitest'
import { houseNumber, visitingAddress } from './addresses.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['Keizersgracht 1', true],
  ['Postbus 12', false],
  ['postbus', false],
  ['P.O. Box 5', false],
  ['PO box 5', false],
  ['Antwoordnummer 5', false],
  ['Postbusstraat 12', true],
])('%s can be visited: %s', (address, expected) => {
  expect(passes(visitingAddress, address)).toBe(expected)
})

test.each([
  ['Keizersgracht 1', true],
  ['Keizersgracht', false],
  ['1e Helmersstraat 12-3', true],
])('%s has a number: %s', (address, expected) => {
  expect(passes(houseNumber, address)).toBe(expected)
})
