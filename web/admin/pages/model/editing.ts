import { createContext, use } from 'react'
import { type ContentIssue, englishOf } from '#domain/content/index.ts'
import type { ContentChange } from '#domain/editing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { DraftOfPage, PageDraftStore } from './draft.ts'

/** Where something stands: by numbers, as it is written and checked, and by names, as it is compared. */
export type BlockSpot = { readonly path: string; readonly at: string }

export type PageEditing = {
  readonly draft: DraftOfPage
  readonly store: PageDraftStore
  /** What is different from what is online; null while nothing is. */
  readonly changes: ReadonlyMap<string, ContentChange> | null
  /** The language that is written in where there is room for one. */
  readonly language: Locale
  /** Blocks and parts of them that are unfolded. */
  readonly unfolded: ReadonlySet<string>
  readonly fold: (uid: string, unfolded: boolean) => void
  /** Said to who cannot see what happened. */
  readonly announce: (text: string) => void
}

export const EditingContext = createContext<PageEditing | null>(null)

export function useEditing(): PageEditing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('A page is written only inside its editor.')
  return editing
}

/** The page itself. */
export const pageSpot: BlockSpot = { path: '', at: '' }

/** A block in a list of another, or of the page. */
export const spotIn = ({ path, at }: BlockSpot, list: string, index: number, uid: string): BlockSpot => ({
  path: `${path === '' ? '' : `${path}.`}${list}.${index}`,
  at: `${at}${list}/${uid}/`,
})

export const metaSpot: BlockSpot = { path: 'meta', at: 'meta//' }

export const spotPath = ({ path }: BlockSpot, key: string): string => (path === '' ? key : `${path}.${key}`)

/** The name under which a language keeps a field. */
export const keyIn = (key: string, locale: Locale): string => (locale === 'en' ? englishOf(key) : key)

/** Its id on the screen, to go to it. */
export const editorFieldId = (path: string, locale: Locale): string => `field-${path}-${locale}`

export const isWithin = (issue: Pick<ContentIssue, 'path'>, path: string): boolean =>
  issue.path === path || issue.path.startsWith(`${path}.`)
