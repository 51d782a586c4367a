import type { ComposedDocument, Part } from '#domain/documents/index.ts'
import { isSame } from '../store/same.ts'

/** A part of a document by its heading and the names of its articles. */
export interface OutlinedPart extends Pick<Part, 'id' | 'new_page' | 'title'> {
  readonly besideTitle: Part['besideTitle'] | undefined
  readonly articles: readonly string[]
}

/** What a document consists of, whatever its articles say. */
export interface Outline extends Pick<ComposedDocument, 'languages'> {
  readonly parts: readonly OutlinedPart[]
}

const outlined = ({ id, new_page, title, besideTitle, articles }: Part): OutlinedPart => ({
  id,
  new_page,
  title,
  besideTitle,
  articles: articles.map((article) => article.id),
})

export const outlineOf = ({ languages, parts }: ComposedDocument): Outline => ({
  languages,
  parts: parts.map(outlined),
})

interface Outlined {
  readonly document: ComposedDocument
  readonly outline: Outline
}

/** The very same one as long as it says the same; so is every part of it. */
export function keepOutline(before: Outlined, { languages, parts }: ComposedDocument): Outline {
  const kept = parts.map((part, place) => {
    const was = before.outline.parts[place]
    if (was && part === before.document.parts[place]) return was
    const now = outlined(part)
    return was && isSame(was, now) ? was : now
  })
  const { outline } = before
  const same = kept.length === outline.parts.length && kept.every((part, place) => part === outline.parts[place])
  return same && isSame(languages, outline.languages) ? outline : { languages, parts: kept }
}
