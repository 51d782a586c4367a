import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inputErrorCodes } from '#contract/errors.ts'
import { inputErrors } from './errors.ts'

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  count: z.number().int().min(1).max(4),
  kind: z.enum(['a', 'b']),
  email: z.email(),
  tags: z.array(z.string()).min(1).max(2),
  main: z.strictObject({ company_name: z.string() }),
  either: z.union([z.string(), z.number()]),
  even: z.number().refine((value) => value % 2 === 0),
})

const right = {
  name: 'Anna',
  count: 2,
  kind: 'a',
  email: 'a@b.nl',
  tags: ['x'],
  main: { company_name: 'Zuivel' },
  either: 1,
  even: 2,
}

function refusals(input: unknown) {
  const result = schema.safeParse(input)
  return result.success ? [] : inputErrors(result.error.issues, input)
}

const firstOf = (input: unknown) => {
  const [{ code, path } = { code: 'none' }] = refusals(input)
  return [code, path]
}

describe('each wrong value has one code and its path', () => {
  test.each([
    ['nothing wrong', {}, 'none', undefined],
    ['missing', { name: undefined }, 'required', 'name'],
    ['empty where something must be', { name: '' }, 'required', 'name'],
    ['null', { name: null }, 'invalid_type', 'name'],
    ['another type', { name: 7 }, 'invalid_type', 'name'],
    ['too short', { name: 'A' }, 'too_short', 'name'],
    ['too long', { name: 'Annabel' }, 'too_long', 'name'],
    ['too low', { count: 0 }, 'too_low', 'count'],
    ['too high', { count: 5 }, 'too_high', 'count'],
    ['no whole number', { count: 1.5 }, 'invalid_type', 'count'],
    ['no such option', { kind: 'c' }, 'invalid_option', 'kind'],
    ['a wrong form', { email: 'jan' }, 'invalid_format', 'email'],
    ['too few', { tags: [] }, 'too_few', 'tags'],
    ['too many', { tags: ['a', 'b', 'c'] }, 'too_many', 'tags'],
    ['inside a list', { tags: [1] }, 'invalid_type', 'tags.0'],
    ['inside an object', { main: { company_name: 1 } }, 'invalid_type', 'main.company_name'],
    ['an unknown field', { extra: 1 }, 'unknown_field', 'extra'],
    ['an unknown field inside', { main: { company_name: 'Z', extra: 1 } }, 'unknown_field', 'main.extra'],
    ['none of several forms', { either: true }, 'invalid_type', 'either'],
    ['a rule of its own', { even: 3 }, 'invalid_value', 'even'],
  ])('%s', (_name, change, code, path) => {
    expect(firstOf({ ...right, ...change })).toEqual([code, path])
  })

  test.each([
    ['no body', undefined, 'required'],
    ['a list as body', [], 'invalid_type'],
    ['a text as body', 'x', 'invalid_type'],
  ])('%s has no path', (_name, input, code) => {
    expect(firstOf(input)).toEqual([code, undefined])
  })
})

test('every unknown field is named, and only so many that the answer stays small', () => {
  expect(refusals({ ...right, x: 1, y: 2 }).map(({ path }) => path)).toEqual(['x', 'y'])
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]))
  expect(refusals({ ...right, ...many })).toHaveLength(100)
})

test('a sentence never repeats the value, and every code is in the contract', () => {
  const wrong = { ...right, name: 'secret-value', kind: 'secret-value', email: 'secret-value', count: 'secret-value' }
  const found = refusals(wrong)
  expect(found).toHaveLength(4)
  for (const { code, message } of found) {
    expect(inputErrorCodes).toContain(code)
    expect(message).not.toContain('secret')
    expect(message).toMatch(/\.$/)
  }
})
