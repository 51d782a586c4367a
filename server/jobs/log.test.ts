import { expect, test } from 'vitest'
import { traceOf } from './definition.ts'

test.each([
  ['a code', Object.assign(new Error('anna@example.nl'), { code: 'smtp_550' }), 'smtp_550'],
  ['a name without a code', new TypeError('anna@example.nl'), 'TypeError'],
  ['a code that is a sentence', Object.assign(new Error('x'), { code: 'no such user anna@example.nl' }), 'unknown'],
  ['a code that is no text', Object.assign(new Error('x'), { code: 5 }), 'Error'],
  ['no error at all', 'anna@example.nl', 'unknown'],
])('of %s only that is kept', (_name, error, code) => {
  const trace = traceOf(error)
  expect(trace.code).toBe(code)
  expect(JSON.stringify(trace)).not.toContain('anna')
})

test('a message of several lines does not pass for a place in the code', () => {
  const error = new Error('first\n    at home with anna@example.nl')
  expect(JSON.stringify(traceOf(error))).not.toContain('anna')
})
