import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }
type Manifest = Readonly<Record<string, Chunk>>

const home = ['pages/home/index.tsx', 'i18n/nl/shell.ts', 'i18n/nl/home.ts', 'i18n/nl/contact.ts']

/** What the page itself names. */
const named = ['letters.js']

/** What else comes before anything is touched: the question about measuring, or the measuring itself. */
const visitors = {
  'a new visitor': 'analytics/consent-bar.tsx',
  'a visitor who agreed to measuring': 'analytics/measure-page.ts',
} as const

/** Scripts that the home page loads before anything is touched, compressed. */
export async function firstLoad(): Promise<Figure[]> {
  const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return Object.entries(visitors).map(([who, part]) => {
    const files = [...named, ...reachable(manifest, [...entries, ...home, part])]
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0)
    return {
      what: `home: JavaScript of the first load for ${who}, gz`,
      measured: bytes / 1024,
      budget: 90,
      unit: 'KB',
    }
  })
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
