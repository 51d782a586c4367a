import { useSyncExternalStore } from 'react'
import { type Article, type ComposedDocument, changesBetween } from '#domain/documents/index.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { keepOutline, type Outline, outlineOf } from './outline.ts'

export interface Composed {
  readonly document: ComposedDocument
  readonly outline: Outline
  /** The clauses that the last change touched. */
  readonly glowing: ReadonlySet<string>
  /** Counts the changes, so that the same clause can light up again. */
  readonly round: number
}

/**
 * A document while it is being written, outside React: an article on the screen looks at itself only, so that a key
 * press draws the one that changed.
 */
export interface LiveDocument {
  readonly now: () => Composed
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (document: ComposedDocument) => void
}

export function makeLiveDocument(first: ComposedDocument): LiveDocument {
  let now: Composed = { document: first, outline: outlineOf(first), glowing: new Set(), round: 0 }
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (document) => {
      now = following(now, document)
      for (const listener of listeners) listener()
    },
  }
}

function following(before: Composed, fresh: ComposedDocument): Composed {
  const document = keepUnchanged(before.document, fresh)
  const outline = keepOutline(before.outline, document)
  const { changed, added, removed } = changesBetween(before.document, document)
  if (changed.length + added.length + removed.length === 0) return { ...before, document, outline }
  return { document, outline, round: before.round + 1, glowing: new Set([...changed, ...added]) }
}

/** What one wants to know of it; drawn again only when that changes. */
export function useLive<Known>(live: LiveDocument, look: (composed: Composed) => Known): Known {
  const known = () => look(live.now())
  return useSyncExternalStore(live.subscribe, known, known)
}

/** An article by its name; gone when the document was written without it. */
export const useArticle = (live: LiveDocument, part: string, id: string): Article | undefined =>
  useLive(live, ({ document }) => document.parts.find((one) => one.id === part)?.articles.find((one) => one.id === id))
