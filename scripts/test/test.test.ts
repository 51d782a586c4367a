import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { journeysFor } from './changed.ts'
import { total, whole } from './count.ts'

describe('the journeys after a change', () => {
  test.each([
    ['a journey itself', ['e2e/journeys/deed.spec.ts'], ['e2e/journeys/deed.spec.ts']],
    ['a room', ['web/contact/form.tsx'], ['journeys/contact']],
    ['a test beside the code', ['web/contact/form.test.tsx'], []],
    ['papers', ['README.md', 'docs/architecture.md'], []],
    [
      'two rooms, each journey once',
      ['web/shell/bar.tsx', 'web/pages/home/home.tsx'],
      ['journeys/home', 'journeys/mishap', 'journeys/shell'],
    ],
  ])('%s', (_, files, journeys) => {
    expect(journeysFor(files)).toEqual(journeys)
  })
})

test('what a journey leaves to cheaper tests is in tests that are there', () => {
  const named = globSync('e2e/journeys/*.spec.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/alsoIn\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !/\.test\.tsx?$/.test(path) || !existsSync(path))).toEqual([])
})

describe('a count', () => {
  test('is the sum of its parts', () => {
    expect(
      total([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 })
  })

  test('keeps what failed, and is none without tests, with skipped ones or after a command that broke', () => {
    const good = { passed: 3, failed: 0 }
    expect(whole({ passed: 3, failed: 1 }, 0, { passed: false })).toEqual({ passed: 3, failed: 1 })
    expect(whole(good, 0, { passed: true })).toEqual(good)
    expect(() => whole(good, 1, { passed: true })).toThrow('1 tests were skipped')
    expect(() => whole(good, 0, { passed: false })).toThrow('ended badly')
    expect(() => whole({ passed: 0, failed: 0 }, 0, { passed: true })).toThrow('No test ran')
    expect(whole({ passed: 0, failed: 0 }, 0, { passed: true, mayBeNone: true }).passed).toBe(0)
  })
})
