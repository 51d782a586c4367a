import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }
type Manifest = Readonly<Record<string, Chunk>>

const words = (...subjects: readonly string[]) => ['shell', ...subjects].map((subject) => `i18n/nl/${subject}.ts`)
const home = ['pages/home/index.tsx', ...words('home', 'contact')]
const questionnaire = ['pages/flow/index.tsx', ...words('questionnaire', 'widgets', 'contact', 'early')]

/** What comes before anything is touched, besides what every page needs; budgets in KB. */
const visits = [
  {
    what: 'home: JavaScript of the first load for a new visitor, gz',
    budget: 90,
    parts: [...home, 'analytics/consent-bar.tsx'],
  },
  {
    what: 'home: JavaScript of the first load for a visitor who agreed to measuring, gz',
    budget: 90,
    parts: [...home, 'analytics/measure-page.ts'],
  },
  { what: 'questionnaire: JavaScript of the first load, gz', budget: 125, aim: 120, parts: questionnaire },
] as const

/** What the page itself names. */
const named = ['before-paint.js']

/** Scripts that a page loads before anything is touched, compressed. */
export async function firstLoad(): Promise<Figure[]> {
  const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return visits.map(({ parts, ...figure }) => {
    const files = [...named, ...reachable(manifest, [...entries, ...parts])]
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0)
    return { ...figure, measured: bytes / 1024, unit: 'KB' }
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
