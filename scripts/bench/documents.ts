import type { ComposedDocument } from '#domain/documents/index.ts'
import { printableWith, readFonts } from '#server/adapters/documents/fonts.ts'
import { createDrawer } from '#server/adapters/documents/index.ts'
import { createPaperText } from '#server/adapters/documents/paper-text.ts'
import { sheetOf } from '#server/adapters/documents/sheet.ts'
import { createEngine } from '#server/adapters/documents/typst/create-engine.ts'
import type { TypstEngine } from '#server/adapters/documents/typst/engine.ts'
import { sampleDeed } from '#server/testing/documents.ts'
import { printing } from './documents-browser.ts'
import { type Figure, middle } from './figure.ts'

/** An engine in this very process, so that its processor time can be read; null where it does not run. */
export async function engineToMeasure(name: TypstEngine['name']) {
  const fonts = readFonts()
  const engine = await createEngine(fonts, name).catch(() => null)
  if (engine === null) return null
  const printable = printableWith(fonts)
  let pages = 0
  return {
    pages: () => pages,
    /** Milliseconds of processor time for each, one after the other. */
    cost: (documents: readonly ComposedDocument[]): readonly number[] =>
      documents.map((document) => {
        const begin = process.cpuUsage()
        const { print } = createPaperText(printable)
        pages = engine.draw(JSON.stringify(sheetOf({ document, draft: false, brand: 'Oprecht' }, print))).pages
        const { user, system } = process.cpuUsage(begin)
        return (user + system) / 1000
      }),
  }
}

const brand = 'Oprecht'
const rounds = 12

/** Deeds of some thirteen pages, each of another company. */
const deeds = (count: number, from: number): Promise<readonly ComposedDocument[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const main = { company_name: `Bakkerij ${from + index}`, headquarters: index % 2 ? 'Utrecht' : 'Leeuwarden' }
      return sampleDeed('dutch-bv', { main })
    }),
  )

/** What a deed costs: in processor time against a browser printing the same text, and by the second with two processes. */
export async function documents(): Promise<Figure[]> {
  const figures: Figure[] = []
  const printed = await printing(await deeds(rounds, 100))
  for (const name of ['native', 'wasm'] as const) {
    const engine = await engineToMeasure(name)
    if (!engine) {
      console.log('– the native engine of Typst: not measured, because it does not run on this machine')
      continue
    }
    const [first = 0] = engine.cost(await deeds(1, 0))
    const costs = engine.cost(await deeds(rounds, 1))
    const warm = middle(costs)
    const [second = 0] = costs
    figures.push({
      what: `PDF by ${name} Typst: a second deed against the first, in processor time`,
      measured: second / first,
      budget: 0.33,
      unit: '×',
      of: `${second.toFixed(0)} ms, ${first.toFixed(0)} ms`,
    })
    if (printed !== null) {
      figures.push({
        what: `PDF by ${name} Typst: a warm deed of ${engine.pages()} pages against Chromium, in processor time`,
        measured: warm / printed,
        budget: name === 'native' ? 0.067 : 0.2,
        unit: '×',
        of: `${warm.toFixed(0)} ms, ${printed.toFixed(0)} ms`,
      })
    }
  }
  return [...figures, ...(await together())]
}

/** Two processes at work on many deeds, and the time that one DOCX takes. */
async function together(): Promise<Figure[]> {
  const drawer = createDrawer({ workers: 2 })
  try {
    const draw = (document: ComposedDocument) => drawer.pdf({ document, draft: false, brand })
    await Promise.all((await deeds(4, 0)).map(draw))
    const many = await deeds(40, 10)
    const start = performance.now()
    await Promise.all(many.map(draw))
    const perSecond = many.length / ((performance.now() - start) / 1000)
    const [one] = many
    const times: number[] = []
    for (let round = 0; one && round < rounds; round++) {
      const begin = performance.now()
      await drawer.docx({ document: one, draft: false, brand })
      times.push(performance.now() - begin)
    }
    return [
      {
        what: 'PDF: deeds in a second by two processes',
        measured: perSecond,
        budget: 1,
        atLeast: true,
        unit: '',
      },
      { what: 'DOCX: a deed, from request to file', measured: middle(times), budget: 600, unit: 'ms' },
    ]
  } finally {
    await drawer.close()
  }
}
