import { createHash } from 'node:crypto'
import type { Site } from '#contract/site.ts'
import type { Page } from '#domain/content/index.ts'
import type { ShareWords } from '#server/adapters/pictures/index.ts'

/** What stands on the picture with which a page is shared: what the page itself says first. */
export function shareWords(
  { body: [first], meta }: Pick<Page, 'body' | 'meta'>,
  { brand }: Pick<Site, 'brand'>,
): ShareWords {
  const title = first?.component === 'hero' ? first.title : (meta.title.split(/ [·|] /, 1)[0] ?? meta.title)
  return { title, brand }
}

/** Moves when the picture is drawn in another way. */
const drawing = 1

const nameOf = (words: ShareWords): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, words.brand, words.title]))
    .digest('hex')
    .slice(0, 24)

/** Where the picture is: other words have another address, so that nobody keeps an old one. */
export const sharePathOf = (words: ShareWords): string => `/pictures/share/${nameOf(words)}.png`

export const isNamed =
  (name: string) =>
  (words: ShareWords): boolean =>
    nameOf(words) === name
