import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import {
  type Article,
  type ComposedDocument,
  documentChangesBetween,
  type Heading,
  otherArticles,
} from '#domain/documents/index.ts'
import { keepOutline, keepUnchanged, type Outline, outlineOf } from './keep-unchanged.ts'

interface Composed {
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
  /** Told only when this article became another one. */
  readonly subscribeTo: (part: string, article: string, listener: () => void) => () => void
  readonly write: (document: ComposedDocument) => void
}

type Listeners = Set<() => void>

/** `lit` is news from the start: what was written before anybody looked. */
export function makeLiveDocument(first: ComposedDocument, lit?: string): LiveDocument {
  const glowing = new Set(lit === undefined ? [] : [lit])
  let now: Composed = { document: first, outline: outlineOf(first), glowing, round: glowing.size }
  const listeners: Listeners = new Set()
  const ofArticle = new Map<string, Listeners>()
  return {
    now: () => now,
    subscribe: (listener) => listen(listeners, listener),
    subscribeTo: (part, article, listener) => {
      const name = articleKey(part, article)
      const own = ofArticle.get(name) ?? new Set()
      ofArticle.set(name, own)
      return listen(own, listener)
    },
    write: (document) => {
      const before = now
      now = following(before, document)
      for (const { part, article } of otherArticles(now.document, before.document))
        tellAll(ofArticle.get(articleKey(part, article.id)))
      tellAll(listeners)
    },
  }
}

const articleKey = (part: string, article: string): string => `${part} ${article}`

function listen(listeners: Listeners, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellAll(listeners: Listeners | undefined): void {
  for (const listener of listeners ?? []) listener()
}

function following(before: Composed, fresh: ComposedDocument): Composed {
  const document = keepUnchanged(before.document, fresh)
  const outline = keepOutline(before, document)
  const { changed, added, removed } = documentChangesBetween(before.document, document)
  if (changed.length + added.length + removed.length === 0) return { ...before, document, outline }
  return { document, outline, round: before.round + 1, glowing: new Set([...changed, ...added]) }
}

/** One as long as what composes it is the same; whatever else changes is written into it. */
export function useLiveFrom(compose: object, begin: () => LiveDocument): LiveDocument {
  const make = () => ({ compose, live: begin() })
  const [held, hold] = useState(make)
  const current = held.compose === compose ? held : make()
  if (current !== held) hold(current)
  return current.live
}

/** What one wants to know of it; drawn again only when that changes. */
export function useLiveDocument<Known>(live: LiveDocument, look: (composed: Composed) => Known): Known {
  const current = () => look(live.now())
  return useSyncExternalStore(live.subscribe, current, current)
}

/** Its title, or that of the translation beside it. */
export function useDocumentTitle<Which extends keyof Heading>(live: LiveDocument, which: Which): Heading[Which] {
  const title = useCallback(() => live.now().document[which], [live, which])
  return useFollowed(live.subscribe, title)
}

/** An article by its name; gone when the document was written without it. */
export function useArticle(live: LiveDocument, part: string, id: string): Article | undefined {
  const subscribe = useCallback((listener: () => void) => live.subscribeTo(part, id, listener), [live, part, id])
  const article = useCallback(() => articleIn(live.now(), part, id), [live, part, id])
  return useFollowed(subscribe, article)
}

/**
 * For what is drawn again with every key. `useSyncExternalStore` looks at it once more afterwards, in a turn of its own
 * through the whole page; this one is drawn and done.
 */
function useFollowed<Known>(subscribe: LiveDocument['subscribe'], look: () => Known): Known {
  const [seen, setSeen] = useState(look)
  useLayoutEffect(() => {
    const follow = () => setSeen(look)
    follow()
    return subscribe(follow)
  }, [subscribe, look])
  return seen
}

const articleIn = ({ document }: Composed, part: string, id: string): Article | undefined =>
  document.parts.find((candidate) => candidate.id === part)?.articles.find((article) => article.id === id)
