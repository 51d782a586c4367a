import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from './compress.ts'
import { run } from './run.ts'

const stamp = 'dist/built'
const sources = [
  '{web,domain,contract}/**/*.{ts,tsx,css,html,svg}',
  'vite.config.ts',
  'scripts/build/*.ts',
  'package-lock.json',
]

/** Builds the screens, for the browser and for drawing on the server, unless what is there was built from these files. */
export async function build(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('Building the screens …\n')
  // A build that is cut off leaves nothing whole, also not for who goes back to the files of before.
  rmSync(stamp, { force: true })
  await run('vite', ['build', '--logLevel', 'warn'])
  await run('vite', ['build', '--ssr', 'prerender.tsx', '--logLevel', 'warn'])
  await compress('dist/web')
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, wanted)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
