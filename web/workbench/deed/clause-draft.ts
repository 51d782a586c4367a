import type { DeedLayer } from '#contract/case-deed.ts'
import type { Article, Clause, ComposedDocument, Run } from '#domain/documents/index.ts'

export type LayerItem = DeedLayer[number]

/** An addition or a strike while it is written. `place` is a clause, or `end`, `article` and `whole` of the article. */
export type ClauseDraft = {
  readonly kind: 'add' | 'strike'
  readonly id: string
  readonly isNew: boolean
  readonly article: string
  readonly place: string
  readonly title: string
  readonly text: string
  readonly besideTitle: string
  readonly beside: string
  readonly why: string
}

export const emptyClauseDraft = (kind: ClauseDraft['kind'], id: string, article = ''): ClauseDraft => ({
  ...{ kind, id, isNew: true, article, place: article !== '' && kind === 'add' ? 'end' : '' },
  ...{ title: '', text: '', besideTitle: '', beside: '', why: '' },
})

const articlesOf = (document: ComposedDocument): readonly Article[] =>
  document.parts.flatMap(({ articles }) => articles)

const articleWith = (document: ComposedDocument, id: string): Article | undefined =>
  articlesOf(document).find((article) => article.id === id || article.clauses.some((clause) => clause.id === id))

/** What stands in the layer, to be changed. */
export const clauseDraftOf = (entry: LayerItem, document: ComposedDocument): ClauseDraft => {
  const at = entry.kind === 'add' ? entry.after : entry.block
  const article = articleWith(document, at)
  const inClause = article !== undefined && article.id !== at
  const empty = emptyClauseDraft(entry.kind, entry.id, article?.id ?? '')
  const shared = { ...empty, isNew: false, why: entry.why }
  if (entry.kind === 'strike') return { ...shared, place: inClause ? at : 'whole' }
  return {
    ...shared,
    place: entry.title !== undefined ? 'article' : inClause ? at : article ? 'end' : '',
    title: entry.title ?? '',
    text: entry.text,
    besideTitle: entry.beside?.title ?? '',
    beside: entry.beside?.text ?? '',
  }
}

/** What must still be filled in. */
export const missingInDraft = (draft: ClauseDraft): readonly (keyof ClauseDraft)[] => {
  const needed: readonly (keyof ClauseDraft)[] = [
    'article',
    'place',
    'why',
    ...(draft.kind === 'add' ? (['text'] as const) : []),
    ...(draft.kind === 'add' && draft.place === 'article' ? (['title'] as const) : []),
  ]
  return needed.filter((key) => String(draft[key]).trim() === '')
}

export const layerItemOf = (draft: ClauseDraft, document: string): LayerItem => {
  const { id, article, place, kind } = draft
  const shared = { id, document, why: draft.why.trim() }
  if (kind === 'strike') return { ...shared, kind, block: place === 'whole' ? article : place }
  const ofArticle = place === 'end' || place === 'article'
  const [text, beside, title] = [draft.text.trim(), draft.beside.trim(), draft.title.trim()]
  const besideTitle = draft.besideTitle.trim()
  return {
    ...shared,
    kind,
    after: ofArticle ? article : place,
    text,
    ...(place === 'article' ? { title } : {}),
    ...(beside === '' ? {} : { beside: { text: beside, ...(besideTitle === '' ? {} : { title: besideTitle }) } }),
  }
}

export const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const longestOption = 70

const shortened = (text: string): string =>
  text.length <= longestOption ? text : `${text.slice(0, longestOption - 1).trimEnd()}…`

export const clauseName = ({ mark, label, runs }: Clause): string =>
  shortened([mark, label, wordsOf(runs)].filter((part) => part !== null && part !== '').join(' '))

/** The articles one can work on. What has no title is called by how it begins. */
export const articleOptions = (articles: readonly Article[]) =>
  articles
    .filter(({ own }) => own === undefined)
    .map((article) => {
      const [first] = article.clauses
      return { value: article.id, label: wordsOf(article.title) || (first ? clauseName(first) : article.id) }
    })

export const clauseOptions = (article: Article | undefined) =>
  (article?.clauses ?? [])
    .filter(({ own }) => own === undefined)
    .map((clause) => ({ value: clause.id, label: clauseName(clause) }))

/** What an entry of the layer is about, in the words of the document. */
export const blockName = (entry: LayerItem, document: ComposedDocument | undefined): string => {
  const id = entry.kind === 'add' ? entry.after : entry.block
  const article = document && articleWith(document, id)
  if (!article) return id
  const clause = article.clauses.find((one) => one.id === id)
  return clause ? clauseName(clause) : wordsOf(article.title) || id
}
