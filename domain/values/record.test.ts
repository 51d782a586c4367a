import { expect, test } from 'vitest'
import { isRecord } from './record.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [JSON.parse('{"__proto__":1}'), true],
  [[], false],
  [[{}], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [7, false],
  [() => undefined, false],
])('%j is a record: %s', (value, is) => expect(isRecord(value)).toBe(is))
