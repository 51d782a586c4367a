// Pictures are taken apart and put together again by libvips, on threads of its own: never the bytes that somebody sent.
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { type PictureFile, pictureFiles, pictureNamed, pictureNameOf, widestPicture } from '#domain/pictures/index.ts'
import { inTurn, loadVips } from './vips.ts'

export { drawSharePicture, type ShareWords } from './share.ts'

/** What is taken, by what the bytes themselves say. */
const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** A photo of a good camera has 24 million; what is drawn from few bytes into very many would only cost memory. */
const mostPixels = 50_000_000

/** `format`: it is no picture that we take, or a broken one. `pixels`: there are too many of them. */
export class PictureError extends Error {
  readonly code: 'format' | 'pixels'
  constructor(code: PictureError['code'], options?: ErrorOptions) {
    super(code === 'pixels' ? 'The picture is too large.' : 'This is no JPEG, PNG, WebP or AVIF.', options)
    this.name = 'PictureError'
    this.code = code
  }
}

export type MadePicture = {
  readonly name: string
  readonly files: readonly (PictureFile & { readonly bytes: Uint8Array })[]
}

/** A picture as somebody sent it, upright, no larger than we keep it, and without what its camera wrote into it. */
export function makePicture(sent: Uint8Array): Promise<MadePicture> {
  return inTurn(async () => {
    const found = await fileTypeFromBuffer(sent)
    if (!taken.includes(found?.mime ?? '')) throw new PictureError('format')
    const sharp = await loadVips()
    const opened = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
    const upright = opened.rotate().resize({ width: widestPicture, height: 5 * widestPicture, ...within })
    const master = await read(upright.toColourspace('srgb').webp({ quality: 84, effort: 5 }))
    return completed(master)
  })
}

/** All files of a picture from the largest of them, as it was once made here or elsewhere. */
export const completePicture = (master: Uint8Array): Promise<MadePicture> =>
  inTurn(async () => {
    const found = await fileTypeFromBuffer(master)
    if (found?.mime !== 'image/webp') throw new PictureError('format')
    return completed(master)
  })

const within = { fit: 'inside', withoutEnlargement: true } as const

async function completed(master: Uint8Array): Promise<MadePicture> {
  const sharp = await loadVips()
  const { width, height } = await sharp(master, { limitInputPixels: mostPixels })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('format', { cause: error })
    })
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24)
  const name = pictureNameOf(hash, { width, height })
  const size = pictureNamed(name)
  if (size === null) throw new PictureError('pixels')
  const files = []
  for (const file of pictureFiles(size)) {
    const isMaster = file.form === 'webp' && file.width === width
    files.push({ ...file, bytes: isMaster ? master : await smaller(sharp(master), file) })
  }
  return { name, files }
}

function smaller(master: Sharp, { width, form }: PictureFile): Promise<Uint8Array> {
  const sized = master.resize({ width })
  if (form === 'webp') return read(sized.webp({ quality: 78, effort: 5 }))
  return read(sized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }))
}

/** Whatever cannot be read is no picture; what is too large says so. */
async function read(work: Sharp): Promise<Uint8Array> {
  try {
    return await work.toBuffer()
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new PictureError(isLarge ? 'pixels' : 'format', { cause: error })
  }
}
