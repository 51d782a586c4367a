import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { run } from './run.ts'

const [squeeze, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Lays a .br and a .gz beside every text file, once, as small as they get, so that no request pays for it. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{js,css,svg}`).map(async (file) => {
      const content = await readFile(file)
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await Promise.all([
        squeeze(content, { params: size }).then((small) => writeFile(`${file}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
    }),
  )
}

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
