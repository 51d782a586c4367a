import { englishOf, type Picture } from '../content/index.ts'
import type { Locale } from '../values/index.ts'

/** A picture is kept no wider than this. */
export const widestPicture = 2400
/** The widths in which a browser may choose one, beside its own. */
const narrower = [480, 960, 1600]
/** How wide it is where a page is shared, and for who cannot show the better form. */
const sharedWidth = 1200

export type PictureSize = { readonly width: number; readonly height: number }
export type PictureForm = 'webp' | 'jpg'

const ours = /^([0-9a-f]{24})-([1-9]\d{0,3})x([1-9]\d{0,4})$/
/** A provider names the size of a picture in its address. */
const elsewhere = /^https:\/\/[^/]+\/f\/\d+\/([1-9]\d{0,4})x([1-9]\d{0,4})\/.+\.(?:jpe?g|png|webp|avif)$/i

/** What a picture of ours is called: by what is in it, with its size, so that who draws it need not ask. */
export const pictureNameOf = (hash: string, { width, height }: PictureSize): string => `${hash}-${width}x${height}`

/** What the name of a picture says; null where it is none of ours. */
export function pictureNamed(name: string): (PictureSize & { readonly hash: string }) | null {
  const [, hash, width, height] = ours.exec(name) ?? []
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height) }
}

/** Its own width last. */
const widthsOf = (width: number): readonly number[] => [...narrower.filter((less) => less < width), width]

export type PictureFile = { readonly width: number; readonly form: PictureForm }

/** Everything that is kept of a picture. */
export function pictureFiles({ width }: PictureSize): readonly PictureFile[] {
  return [
    ...widthsOf(width).map((each) => ({ width: each, form: 'webp' as const })),
    { width: Math.min(width, sharedWidth), form: 'jpg' },
  ]
}

const pathOf = (hash: string, { width, form }: PictureFile) => `/pictures/${hash}-${width}.${form}`

/** The file that a path asks for; null where there can be none. */
export function pictureFileAt(name: string): (PictureFile & { readonly hash: string }) | null {
  const [, hash, width, form] = /^([0-9a-f]{24})-([1-9]\d{0,3})\.(webp|jpg)$/.exec(name) ?? []
  return hash === undefined ? null : { hash, width: Number(width), form: form as PictureForm }
}

/** A picture as a page shows it. */
export type DrawnPicture = {
  /** In the form that everybody can show. */
  readonly address: string
  /** From which a browser may choose; empty where there is only one. */
  readonly choices: readonly { readonly address: string; readonly width: number }[]
  /** The media type of the choices, where not everybody can show it. */
  readonly form?: 'image/webp'
  /** Null where nobody knows: then what stands around it keeps its room. */
  readonly size: PictureSize | null
}

/** Ours by its name; a provider's by its own address, which gives other widths on request. */
export function drawnPicture({ file }: Pick<Picture, 'file'>): DrawnPicture | null {
  const own = pictureNamed(file)
  if (own) {
    const [choices, [fallback]] = [
      pictureFiles(own).filter(({ form }) => form === 'webp'),
      pictureFiles(own).filter(({ form }) => form === 'jpg'),
    ]
    return {
      address: fallback ? pathOf(own.hash, fallback) : '',
      choices: choices.map((choice) => ({ address: pathOf(own.hash, choice), width: choice.width })),
      form: 'image/webp',
      size: { width: own.width, height: own.height },
    }
  }
  if (!file.startsWith('https://')) return null
  const [, wide, high] = elsewhere.exec(file) ?? []
  if (wide === undefined) return { address: file, choices: [], size: null }
  const size = { width: Number(wide), height: Number(high) }
  const narrow = (width: number) => `${file}/m/${width}x0`
  return {
    address: size.width > sharedWidth ? narrow(sharedWidth) : file,
    choices: widthsOf(Math.min(size.width, widestPicture)).map((width) => ({ address: narrow(width), width })),
    size,
  }
}

export type FoundPicture = { readonly path: string; readonly locale: Locale; readonly file: string }

const english = englishOf('')

/** Every picture of ours in some content, in both languages, with the place it stands. */
export function picturesIn(content: unknown): FoundPicture[] {
  const found: FoundPicture[] = []
  const walk = (value: unknown, path: string, locale: Locale) => {
    if (typeof value !== 'object' || value === null) return
    if ('file' in value && typeof value.file === 'string' && pictureNamed(value.file)) {
      found.push({ path, locale, file: value.file })
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      const isEnglish = key.endsWith(english)
      const name = isEnglish ? key.slice(0, -english.length) : key
      walk(inner, path === '' ? name : `${path}.${name}`, isEnglish ? 'en' : locale)
    }
  }
  walk(content, '', 'nl')
  return found
}
