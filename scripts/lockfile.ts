import { readFileSync, writeFileSync } from 'node:fs'
import { type Gap, type Locked, lockfileGaps } from './law/lockfile.ts'

// Completes the lockfile with the builds for other platforms; their names say which platform they are for.
const file = 'package-lock.json'
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
const gaps = lockfileGaps(lockfile)
const all = { ...lockfile.packages, ...Object.fromEntries(gaps.map((gap) => [`node_modules/${gap.name}`, entry(gap)])) }
const packages = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
console.log(`${gaps.length} builds for other platforms added.`)

function entry({ name, version, dev }: Gap) {
  const words = name.split(/[/-]/)
  const named = (known: readonly string[]) => known.find((word) => words.includes(word))
  const os = named(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'])
  const cpu = named(['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : os === 'linux' ? 'glibc' : undefined
  if (!cpu) throw new Error(`The name ${name} does not tell its platform: add it to the lockfile by hand.`)
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
