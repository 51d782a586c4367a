import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:who|what) /.test(line))

/** A room, or the test of that name. */
const isThere = (name: string): boolean =>
  ['', 'server', 'server/resources'].some((folder) =>
    ['', '.test.ts', '.spec.ts'].some((ending) => existsSync(join(root, folder, `${name}${ending}`))),
  )

test('every row of the threats names tests, and each of them is there', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const proven = row.split('|').at(-2) ?? ''
    const names = [...proven.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect([row, names.length > 0]).toEqual([row, true])
    expect([row, names.filter((name) => !isThere(name))]).toEqual([row, []])
  }
})
