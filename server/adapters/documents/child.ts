import { createHash } from 'node:crypto'
import { drawDocx } from './docx/draw.ts'
import { printableWith, readFonts } from './fonts.ts'
import { createPaperText, printableLine } from './paper-text.ts'
import type { ToChild, ToParent, WantedDrawing } from './port.ts'
import { sheetOf } from './sheet.ts'
import { createEngine } from './typst/create-engine.ts'
import type { TypstEngine } from './typst/engine.ts'

// A process that draws one document after the other. It is sent what it needs, reads no settings and writes no files;
// when it hangs or grows, it is ended and another takes its place.
const fonts = readFonts()
const printable = printableWith(fonts)
const engine = await createEngine(fonts, process.argv[2] as TypstEngine['name'] | undefined)

const send = (message: ToParent) => process.send?.(message)

async function drawnBy(wanted: WantedDrawing, print: (text: string) => string) {
  switch (wanted.format) {
    case 'pdf':
      return engine.draw(JSON.stringify(sheetOf(wanted.request, print)))
    case 'docx':
      return { bytes: await drawDocx(sheetOf(wanted.request, printableLine)), pages: 0 }
    case 'invoice':
      return engine.draw(JSON.stringify(printed(wanted.request, print)), 'invoice')
  }
}

/** Every text of it as our letters can print it. */
const printed = (value: unknown, print: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? print(inner) : inner)))

async function draw({ id, ...wanted }: ToChild): Promise<ToParent> {
  try {
    const paper = createPaperText(printable)
    const drawn = await drawnBy(wanted, paper.print)
    const sha256 = createHash('sha256').update(drawn.bytes).digest('hex')
    return { kind: 'drawn', id, ...drawn, sha256, unprintable: [...paper.unprintable] }
  } catch {
    // What went wrong may quote what was drawn, and that is nobody's business.
    return { kind: 'failed', id }
  }
}

process.on('message', (message: ToChild) => void draw(message).then(send))
process.on('disconnect', () => process.exit())
// A Ctrl-C reaches every process of the terminal; the parent finishes what is under way and then lets go of us.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
send({ kind: 'ready', engine: engine.name })
