import { globSync, readFileSync } from 'node:fs'
import { namedFlows } from './flow-names.ts'
import { importBreaches, tooLong } from './imports.ts'
import { strayLoading } from './loading.ts'
import { lockfileBreaches } from './lockfile.ts'
import { namesTwice, typesTwice } from './names.ts'
import { straySql } from './sql.ts'
import { strayTexts } from './texts.ts'

const code = globSync('{domain,contract,server,web,scripts,e2e}/**/*.{ts,tsx,mjs,css}').map((file) =>
  file.replaceAll('\\', '/'),
)
const screens = code.filter((file) => /^web\/.*\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))

const breaches = [
  ...(await importBreaches(process.cwd(), 80)),
  ...tooLong(code, process.cwd()),
  ...strayTexts(screens, process.cwd()),
  ...strayLoading(code, process.cwd()),
  ...straySql(code, process.cwd()),
  ...namedFlows(code, process.cwd()),
  ...namesTwice(code, process.cwd()),
  ...typesTwice(code, process.cwd()),
  ...lockfileBreaches(JSON.parse(readFileSync('package-lock.json', 'utf8'))),
]
for (const breach of breaches) console.error(`✗ ${breach}`)
console.log(`The law of the house: ${code.length} files, ${breaches.length} breaches.`)
process.exitCode = breaches.length === 0 ? 0 : 1
