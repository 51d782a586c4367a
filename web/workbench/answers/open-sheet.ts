import { isSideways, type PdfSheet } from './sheet.ts'

/** Opens what came as these bytes; null for a kind that cannot be shown. */
export async function openSheet(blob: Blob, mediaType: string): Promise<PdfSheet | null> {
  try {
    if (mediaType === 'application/pdf') return await (await import('./pdf-sheet.ts')).openPdf(blob)
    return mediaType.startsWith('image/') ? openPicture(await createImageBitmap(blob)) : null
  } catch {
    // Broken, locked with a password, or of a kind this browser does not know.
    return null
  }
}

function openPicture(picture: ImageBitmap): PdfSheet {
  const { width, height } = picture
  return {
    pages: 1,
    size: async () => ({ width, height }),
    draw: async (_page, canvas, { scale, rotation }) => {
      const [wide, high] = [width * scale, height * scale]
      canvas.width = Math.round(isSideways(rotation) ? high : wide)
      canvas.height = Math.round(isSideways(rotation) ? wide : high)
      const pen = canvas.getContext('2d')
      if (!pen) return
      pen.translate(canvas.width / 2, canvas.height / 2)
      pen.rotate((rotation * Math.PI) / 180)
      pen.drawImage(picture, -wide / 2, -high / 2, wide, high)
    },
    close: () => picture.close(),
  }
}
