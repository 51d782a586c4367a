// Runs a script of the project by name, on a machine that may have nothing but Node: `node scripts/run.mjs start`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, root, runOnProjectNode } from './setup/install.mjs'

const [name, ...args] = process.argv.slice(2)
process.argv.splice(2, process.argv.length - 2, ...args)
// What works on the service itself finds its settings in `.env` too; tests never do. What is set already wins.
const settings = join(root, '.env')
const onService = [
  'start',
  'dev',
  'data-export',
  'data-import',
  'data-rekey',
  'data-retention',
  'prices',
  'content',
  'admin',
  'demo',
].includes(name)
if (onService && existsSync(settings)) process.loadEnvFile(settings)
install()
await runOnProjectNode(`scripts/${name}.ts`)
