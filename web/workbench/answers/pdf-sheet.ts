import { GlobalWorkerOptions, getDocument, type RenderTask } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { PdfSheet } from './sheet.ts'

GlobalWorkerOptions.workerSrc = worker

/** A PDF, page by page. Its scripts, forms and links are left out: it is looked at, not used. */
export async function openPdf(blob: Blob): Promise<PdfSheet> {
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), useWasm: false, enableXfa: false })
  const pdf = await task.promise
  let drawing: RenderTask | null = null
  return {
    pages: pdf.numPages,
    size: async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
      return { width, height }
    },
    draw: async (number, canvas, { scale, rotation }) => {
      drawing?.cancel()
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      drawing = page.render({ canvas, viewport })
      // Another page or size was wanted before this one was done.
      await drawing.promise.catch(() => undefined)
    },
    close: () => void task.destroy(),
  }
}
