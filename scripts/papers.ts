import { readFileSync, writeFileSync } from 'node:fs'
import { type Setting, settings } from '#server/config/index.ts'
import { settingsTable } from './papers/settings-table.ts'

// Writes what the papers repeat of the code: the table of settings and the example of an environment file.
const readme = readFileSync('README.md', 'utf8')
const table = /\| setting \| what it does \| default \|\n(\|.*\n)*/
writeFileSync(
  'README.md',
  readme.replace(table, () => `${settingsTable()}\n`),
)

const lines = Object.entries<Setting>(settings).map(([name, { about }]) => `# ${about}\n# ${name}=\n`)
writeFileSync('.env.example', `# Every setting, all optional; the defaults are in the README.\n\n${lines.join('\n')}`)
