/** A file that can be looked at: a picture, or the pages of a PDF. Everything is drawn on a canvas, so that nothing in it runs. */
export type Sheet = {
  readonly pages: number
  /** In points of the screen, upright, before it is turned. Pages count from 1. */
  readonly size: (page: number) => Promise<{ readonly width: number; readonly height: number }>
  readonly draw: (page: number, canvas: HTMLCanvasElement, view: SheetView) => Promise<void>
  readonly close: () => void
}

export type SheetView = { readonly scale: number; readonly rotation: Rotation }

export const rotations = [0, 90, 180, 270] as const
export type Rotation = (typeof rotations)[number]

export const turned = (rotation: Rotation): Rotation => rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0

export const isSideways = (rotation: Rotation): boolean => rotation === 90 || rotation === 270

/** Opens what came as these bytes; null for a kind that cannot be shown. */
export async function openSheet(blob: Blob, mediaType: string): Promise<Sheet | null> {
  try {
    if (mediaType === 'application/pdf') return await (await import('./pdf-sheet.ts')).openPdf(blob)
    return mediaType.startsWith('image/') ? openPicture(await createImageBitmap(blob)) : null
  } catch {
    // Broken, locked with a password, or of a kind this browser does not know.
    return null
  }
}

function openPicture(picture: ImageBitmap): Sheet {
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
