import { describe, expect, test } from 'vitest'
import { requestId } from './server.ts'

const given = (value: string | string[] | undefined) => requestId({ headers: { 'x-request-id': value } as never })

describe('an id of a proxy is kept when it is well-formed', () => {
  test.each(['0f8fad5b-d9cb-469f-a165-70867728950e', '01J9ZQ4Y8M3N2P5R7T9V1X3Z5B', 'a'.repeat(64)])('%s', (id) => {
    expect(given(id)).toBe(id)
  })
})

describe('else a new one is made', () => {
  test.each([
    ['nothing', undefined],
    ['a BSN', '111222333'],
    ['a mail address', 'jan.de.vries@voorbeeld.nl'],
    ['a line break', 'abcdefghijklmnop\nlevel=fatal'],
    ['too long', 'a'.repeat(65)],
    ['several', ['abcdefghijklmnopq', 'abcdefghijklmnopq']],
  ])('%s', (_name, value) => {
    expect(given(value)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})
