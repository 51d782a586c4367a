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

export const outlineOf = ({ languages, parts }: ComposedDocument): Outline => ({
  languages,
  parts: parts.map(({ id, new_page, title, besideTitle, articles }) => ({
    id,
    new_page,
    title,
    besideTitle,
    articles: articles.map((article) => article.id),
  })),
})

/** The very same one as long as it says the same; so is every part of it. */
export function keepOutline(before: Outline, document: ComposedDocument): Outline {
  const { languages, parts } = outlineOf(document)
  const kept = parts.map((part, place) => {
    const was = before.parts[place]
    return was && isSame(was, part) ? was : part
  })
  const same = kept.length === before.parts.length && kept.every((part, place) => part === before.parts[place])
  return same && isSame(languages, before.languages) ? before : { languages, parts: kept }
}
