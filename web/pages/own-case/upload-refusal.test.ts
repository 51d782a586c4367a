import { expect, test } from 'vitest'
import { ApiError } from '#web/api/index.ts'
import { refusalIn } from './upload-refusal.ts'

test.each([
  [422, 'required', 'required'],
  [422, 'one_file', 'one_file'],
  [422, 'invalid_format', 'invalid_format'],
  [413, 'too_large', 'too_large'],
  [422, 'too_many', 'too_many'],
  [422, 'infected', 'infected'],
  [503, 'not_scanned', 'not_scanned'],
  [503, 'unavailable', 'other'],
  [422, 'toString', 'other'],
])('an answer %i with the code %s has the words of %s', (status, code, words) => {
  expect(refusalIn(new ApiError(status, [{ code, path: 'file', message: '' }]))).toBe(words)
})

test('no answer at all has words too', () => {
  expect(refusalIn(new ApiError(0, []))).toBe('other')
  expect(refusalIn(new Error('x'))).toBe('other')
})
