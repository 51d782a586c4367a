import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#server/config/index.ts'
import { settingsTable } from './settings-table.ts'

test('the README lists every setting; npm run papers writes the table anew', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(settingsTable())
})

test('.env.example names every setting', () => {
  const named = readFileSync('.env.example', 'utf8').match(/^# ?[A-Z0-9_]+(?==)/gm)
  expect(named?.map((line) => line.replace(/^# ?/, ''))).toEqual(Object.keys(settings))
})
