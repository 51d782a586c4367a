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

const head = `# Every setting, all optional; the defaults are in the README. A copy of this file named .env is read by npm start,
# npm run dev and the commands on data; what stands in the environment already wins.
`
const lines = Object.entries<Setting>(settings).map(([name, { about }]) => `# ${about}\n# ${name}=\n`)
writeFileSync('.env.example', `${head}\n${lines.join('\n')}`)
