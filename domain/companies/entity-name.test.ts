import { expect, test } from 'vitest'
import { isEntityName } from './company.ts'

test.each([
  ['De Vries Holding B.V.', true],
  ['Molenwiek bv', true],
  ['Molenwiek B.V', true],
  ['Wad & Wal N.V.', true],
  ['Bakkerij Brug V.O.F.', true],
  ['Stichting Tuin', true],
  ['Coöperatie Wiek U.A.', true],
  ['Rotor GmbH', true],
  ['Stator Ltd.', true],
  ['Aukje Hiemstra', false],
  ['J. Bv', true],
  ['Nova van der Bv-laan', false],
  ['Obv Jansen', false],
  ['Stichtingman', false],
  ['', false],
])('%s: %s', (name, expected) => {
  expect(isEntityName(name)).toBe(expected)
})
