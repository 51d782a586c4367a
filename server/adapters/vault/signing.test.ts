import { describe, expect, test } from 'vitest'
import { nextSecrets } from './signing.ts'
import { vaultWith } from './vault.ts'

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
const now = new Date('2026-11-15T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const exchange = (leaked = false) => nextSecrets({ before: {}, old: first, fresh: second, now, leaked })

describe('when another key takes the place of the first', () => {
  const before = vaultWith([first])

  test('what rows hold stays the same', () => {
    const after = vaultWith([second], { secrets: exchange(), now })
    for (const purpose of ['answers of an order', 'answers of a document'] as const) {
      expect(after.sign('answers', purpose)).toBe(before.sign('answers', purpose))
    }
  })

  test.each([
    ['the next day', 1, true],
    ['after a year', 365, true],
    ['when no browser keeps it any more', 401, false],
  ])('what browsers hold, %s', (_when, days, good) => {
    const after = vaultWith([second], { secrets: exchange(), now: later(days) })
    const cookie = before.sign('visitor', 'visitor cookie')
    expect(after.isSigned('visitor', cookie, 'visitor cookie')).toBe(good)
    const fresh = after.sign('visitor', 'visitor cookie')
    expect(fresh).not.toBe(cookie)
    expect(after.isSigned('visitor', fresh, 'visitor cookie')).toBe(true)
  })

  test('what browsers hold is good no longer where the old key leaked, and what rows hold is', () => {
    const after = vaultWith([second], { secrets: exchange(true), now })
    expect(after.isSigned('visitor', before.sign('visitor', 'visitor cookie'), 'visitor cookie')).toBe(false)
    expect(after.sign('a', 'answers of an order')).toBe(before.sign('a', 'answers of an order'))
  })

  test('and another the place of that one', () => {
    const between = vaultWith([second], { secrets: exchange(), now })
    const again = nextSecrets({ before: exchange(), old: second, fresh: third, now: later(300), leaked: false })
    const newest = (days: number) => vaultWith([third], { secrets: again, now: later(days) })
    expect(newest(300).sign('a', 'answers of an order')).toBe(before.sign('a', 'answers of an order'))
    const [oldest, older] = [before, between].map((vault) => vault.sign('visitor', 'visitor cookie')) as [
      string,
      string,
    ]
    const isGood = (signature: string, days: number) => newest(days).isSigned('visitor', signature, 'visitor cookie')
    expect([isGood(oldest, 300), isGood(older, 300)]).toEqual([true, true])
    expect([isGood(oldest, 401), isGood(older, 401)]).toEqual([false, true])
    expect([isGood(oldest, 701), isGood(older, 701)]).toEqual([false, false])
  })
})
