import { describe, expect, test } from 'vitest'
import { describeError, withoutValues } from './log.ts'

describe('withoutValues', () => {
  test.each([
    ['Key (email)=(jan@voorbeeld.nl) already exists', 'Key (email)"…" already exists'],
    ['invalid input syntax for type uuid: "jan de vries"', 'invalid input syntax for type uuid: "…"'],
    ["column 'x' of `y`", 'column "…" of "…"'],
    ['cannot mail jan@voorbeeld.nl today', 'cannot mail … today'],
    ['number 111222333 is known', 'number … is known'],
    ['number 1112.22.333 is known', 'number … is known'],
    ['call 06-12345678', 'call …'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['timeout after 30000 ms', 'timeout after 30000 ms'],
  ])('%s', (message, kept) => {
    expect(withoutValues(message)).toBe(kept)
  })
})

describe('describeError', () => {
  test('keeps the kind, the code, the place and the causes', () => {
    const cause = Object.assign(new RangeError('too far: "Jan"'), { code: '22003' })
    const described = describeError(new Error('broken for jan@voorbeeld.nl', { cause }))
    expect(described).toMatchObject({
      type: 'Error',
      message: 'broken for …',
      cause: { type: 'RangeError', code: '22003', message: 'too far: "…"' },
    })
    expect(described.stack).toContain('describe-error.test.ts')
    expect(JSON.stringify(described)).not.toMatch(/jan/i)
  })

  test('does not follow a circle of causes for ever', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).match(/round/g)).toHaveLength(4)
  })

  test.each([['a text with jan@voorbeeld.nl'], [undefined], [{ email: 'jan@voorbeeld.nl' }]])(
    'of what is no error only the type: %j',
    (thrown) => {
      expect(describeError(thrown)).toEqual({ type: typeof thrown })
    },
  )
})
