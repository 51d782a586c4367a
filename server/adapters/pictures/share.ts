import { fileURLToPath } from 'node:url'
import type { Create, OverlayOptions } from 'sharp'
import { escapeMarkup } from '#domain/values/index.ts'
import { inTurn, loadVips } from './vips.ts'

/** What is written on a picture with which a page is shared. */
export type ShareWords = { readonly title: string; readonly brand: string }

const letters = {
  font: 'Source Serif 4 SemiBold',
  fontfile: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  ),
}

const size = { width: 1200, height: 630 }
const edge = 80
/** What the words may fill, beside the sheet and above the name. */
const room = { width: 800, height: 400 }
const green = '#0d5c4d'
const paper = '#fbf8f1'

const filled = (width: number, height: number, background: Create['background']): { create: Create } => ({
  create: { width, height, channels: 4, background },
})

/** A picture of 1200 × 630 as PNG, with the title of a page beside a sheet of paper. */
export function drawSharePicture({ title, brand }: ShareWords): Promise<Uint8Array> {
  return inTurn(async () => {
    const sharp = await loadVips()

    const written = async (text: string, points: number, colour: string) => {
      const markup = `<span foreground="${colour}" size="${points * 1024}" line_height="0.95">${escapeMarkup(text)}</span>`
      const drawn = sharp({
        text: { ...letters, text: markup, width: room.width, rgba: true, dpi: 72, wrap: 'word-char' },
      })
      const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
      return { data, height: info.height, width: info.width }
    }

    /** As large as fits; of a title that never does, as much as is there. */
    async function fitting() {
      for (const points of [84, 72, 60, 50]) {
        const drawn = await written(title, points, '#ffffff')
        if (drawn.height <= room.height && drawn.width <= room.width) return drawn.data
      }
      const { data, width, height } = await written(title, 42, '#ffffff')
      const extent = { width: Math.min(width, room.width), height: Math.min(height, room.height) }
      return sharp(data)
        .extract({ left: 0, top: 0, ...extent })
        .toBuffer()
    }

    async function sheet(): Promise<OverlayOptions> {
      const lines = [60, 100, 140, 180, 220, 260].map((top, index) => ({
        input: filled(index % 3 === 2 ? 140 : 230, 8, '#d8d2c4'),
        ...{ left: 40, top },
      }))
      const flat = await sharp(filled(320, 420, paper))
        .composite(lines)
        .png()
        .toBuffer()
      const turned = await sharp(flat).rotate(8, { background: '#00000000' }).png().toBuffer()
      const [width, height] = [300, 320]
      const seen = await sharp(turned).extract({ left: 0, top: 0, width, height }).toBuffer()
      return { input: seen, left: size.width - width, top: size.height - height }
    }

    const name = await written(brand, 38, paper)
    return sharp(filled(size.width, size.height, green))
      .composite([
        await sheet(),
        { input: await fitting(), left: edge, top: edge },
        { input: name.data, left: edge, top: size.height - edge - name.height },
      ])
      .removeAlpha()
      .png({ palette: true, effort: 4 })
      .toBuffer()
  })
}
