import type { ComposedDocument } from '#domain/documents/index.ts'
import { printableWith, readFonts } from '#server/adapters/documents/fonts.ts'
import { createPaperText } from '#server/adapters/documents/paper-text.ts'
import { sheetOf } from '#server/adapters/documents/sheet.ts'
import { createEngine } from '#server/adapters/documents/typst/create-engine.ts'
import type { Engine } from '#server/adapters/documents/typst/engine.ts'

/** An engine in this very process, so that its processor time can be read; null where it does not run. */
export async function engineToMeasure(name: Engine['name']) {
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
