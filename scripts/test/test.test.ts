import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { journeysFor } from './changed.ts'
import { total, whole } from './count.ts'
import { leftOut, turns } from './in-turns.ts'

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

describe('what goes by turns', () => {
  const parts = turns.flat()

  test('is there, and stands in one turn', () => {
    const unit = parts.flatMap((part) => part.unit ?? [])
    const components = parts.flatMap((part) => part.components ?? [])
    const journeys = parts.flatMap((part) => part.journeys ?? []).map((name) => `e2e/journeys/${name}.spec.ts`)
    const all = [...unit, ...components, ...journeys]
    expect(all.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([0, 1, 2, 402_112_965])('is all that seed %i leaves out, but one turn', (seed) => {
    const others = turns.filter((turn) => turn !== turns[seed % 3]).flat()
    expect(leftOut('unit', { seed, changed: [] })).toEqual(others.flatMap((part) => part.unit ?? []))
  })

  test('is never left out by whoever changes it', () => {
    for (const seed of [0, 1, 2]) {
      expect(leftOut('components', { seed, changed: ['web/admin/prices/prices.tsx'] })).not.toContain('web/admin/**')
      expect(leftOut('journeys', { seed, changed: ['server/resources/contracts/sending.ts'] })).not.toContain(
        'contracts',
      )
    }
  })

  test('knows its own rooms: a test that goes by turns stands in them, or the code it is about does', () => {
    const own = parts.flatMap(({ rooms, unit = [], components = [] }) =>
      [...unit, ...components].flatMap((pattern) =>
        globSync(pattern).filter((file) => /\.test\.tsx?$/.test(file) && !rooms.test(file)),
      ),
    )
    expect(own).toEqual([])
  })
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
