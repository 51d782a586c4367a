// Runs a script of the project by name, on a machine that may have nothing but Node: `node scripts/run.mjs start`.
import { install, runOnProjectNode } from './setup/install.mjs'

const [name, ...args] = process.argv.slice(2)
process.argv.splice(2, process.argv.length - 2, ...args)
install()
await runOnProjectNode(`scripts/${name}.ts`)
