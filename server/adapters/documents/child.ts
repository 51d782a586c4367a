import { createHash } from 'node:crypto'
import { drawDocx } from './docx/draw.ts'
import { printableWith, readFonts } from './fonts.ts'
import { cleanLine, createPaperText } from './paper-text.ts'
import type { ToChild, ToParent } from './protocol.ts'
import { sheetOf } from './sheet.ts'
import { createEngine } from './typst/create-engine.ts'
import type { Engine } from './typst/engine.ts'

// A process that draws one document after the other. It is sent what it needs, reads no settings and writes no files;
// when it hangs or grows, it is ended and another takes its place.
const fonts = readFonts()
const printable = printableWith(fonts)
const engine = await createEngine(fonts, process.argv[2] as Engine['name'] | undefined)

const send = (message: ToParent) => process.send?.(message)

async function draw({ id, format, request }: ToChild): Promise<ToParent> {
  try {
    const paper = createPaperText(printable)
    const drawn =
      format === 'pdf'
        ? engine.draw(JSON.stringify(sheetOf(request, paper.print)))
        : { bytes: await drawDocx(sheetOf(request, cleanLine)), pages: 0 }
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
