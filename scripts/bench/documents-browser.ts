import { readdirSync, readFileSync } from 'node:fs'
import type { Article, Clause, ComposedDocument, Part, Run } from '#domain/documents/index.ts'
import { middle } from './figure.ts'
import { launch } from './slow-browser.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const words = (runs: readonly Run[]) => runs.map(({ text }) => escaped(text)).join('')

const face = (file: string, weight: number, style: string) => {
  const font = readFileSync(`node_modules/@expo-google-fonts/source-serif-4/${file}`).toString('base64')
  return `@font-face { font-family: Serif4; font-weight: ${weight}; font-style: ${style}; src: url(data:font/ttf;base64,${font}) }`
}

const dress = [
  face('400Regular/SourceSerif4_400Regular.ttf', 400, 'normal'),
  face('600SemiBold/SourceSerif4_600SemiBold.ttf', 600, 'normal'),
  face('400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', 400, 'italic'),
  'body { font: 10.5pt/1.45 Serif4; text-align: justify; hyphens: auto } p { orphans: 2; widows: 2 }',
  'h1, h2, h3 { font-weight: 600; break-after: avoid } p { display: flex; gap: 4mm } b { font-weight: 400 }',
].join('\n')

const clause = ({ mark, runs }: Clause) => `<p>${mark === null ? '' : `<b>${mark}</b>`}<span>${words(runs)}</span></p>`
const article = ({ title, clauses }: Article) => `<h3>${words(title)}</h3>${clauses.map(clause).join('')}`
const part = ({ title, articles }: Part) => `<h2>${words(title)}</h2>${articles.map(article).join('')}`

/** The same text in the same letters as a page. */
const pageOf = ({ title, parts }: ComposedDocument): string =>
  `<!doctype html><html lang="nl"><title>${words(title)}</title><style>${dress}</style><h1>${words(title)}</h1>${parts.map(part).join('')}`

const settings = {
  format: 'A4',
  tagged: true,
  displayHeaderFooter: true,
  headerTemplate: '<span class="title" style="font-size: 8px"></span>',
  footerTemplate:
    '<span style="font-size: 8px"><span class="pageNumber"></span> van <span class="totalPages"></span></span>',
  margin: { top: '34mm', bottom: '30mm', left: '30mm', right: '26mm' },
} as const

/** Milliseconds of processor time in which a warm browser prints a document; null where that cannot be read. */
export async function printing(documents: readonly ComposedDocument[]): Promise<number | null> {
  if (process.platform !== 'linux') return null
  const browser = await launch()
  try {
    const print = async (document: ComposedDocument) => {
      const begin = browserTime()
      // Nobody's deed is printed where somebody else's still lies.
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.setContent(pageOf(document))
      await page.pdf(settings)
      await context.close()
      return browserTime() - begin
    }
    const [first, ...rest] = documents
    if (first) await print(first)
    const costs: number[] = []
    for (const document of rest) costs.push(await print(document))
    return middle(costs)
  } finally {
    await browser.close()
  }
}

/** Processor time of everything that this process started, in milliseconds; clock ticks are a hundredth of a second. */
function browserTime(): number {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []))
  const ours = new Set([process.pid])
  // Children come after their parents by number almost always; a few rounds settle the rest.
  for (let round = 0; round < 4; round++) {
    for (const { pid, parent } of stats) if (ours.has(parent)) ours.add(pid)
  }
  return stats.filter(({ pid }) => pid !== process.pid && ours.has(pid)).reduce((sum, { ticks }) => sum + ticks * 10, 0)
}

function statOf(name: string): { pid: number; parent: number; ticks: number }[] {
  try {
    // The name of the program stands between brackets and may hold anything.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    // Its own time, and that of children which ended: a browser has helpers that live for one document.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid: Number(name), parent: Number(fields[1]), ticks }]
  } catch {
    // It ended while we looked.
    return []
  }
}
