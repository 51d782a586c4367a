import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }
type Manifest = Readonly<Record<string, Chunk>>

/** Scripts that the home page loads before anything is touched, compressed. */
export async function firstLoad() {
  const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  const home = ['pages/home/index.tsx', 'i18n/nl/shell.ts', 'i18n/nl/home.ts', 'i18n/nl/contact.ts']
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const files = reachable(manifest, [...entries, ...home])
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0)
  return [{ what: 'JavaScript of the first load of home, gzipped', measured: bytes / 1024, budget: 90, unit: 'KB' }]
}

function reachable(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(walk)
  }
  keys.forEach(walk)
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}
