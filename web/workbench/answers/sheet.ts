/** A file that can be looked at: a picture, or the pages of a PDF. Everything is drawn on a canvas, so that nothing in it runs. */
export type PdfSheet = {
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
