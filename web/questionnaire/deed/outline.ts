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

const isOutlineOf = (was: OutlinedPart, { id, new_page, title, besideTitle, articles }: Part): boolean =>
  was.id === id &&
  was.new_page === new_page &&
  was.title === title &&
  was.besideTitle === besideTitle &&
  was.articles.length === articles.length &&
  articles.every((article, place) => article.id === was.articles[place])

interface Outlined {
  readonly document: ComposedDocument
  readonly outline: Outline
}

/** The very same one as long as it says the same; so is every part of it. */
export function keepOutline({ document, outline }: Outlined, { languages, parts }: ComposedDocument): Outline {
  const kept = parts.map((part, place) => {
    const was = outline.parts[place]
    return was && (part === document.parts[place] || isOutlineOf(was, part)) ? was : outlined(part)
  })
  const same = kept.length === outline.parts.length && kept.every((part, place) => part === outline.parts[place])
  return same && isSame(languages, outline.languages) ? outline : { languages, parts: kept }
}
