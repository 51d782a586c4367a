import type { RedlineArticle, RedlinePart } from '#domain/documents/index.ts'

/** Articles that are shown, or a row of them that nothing changed in. */
export type RedlineStretch =
  | { readonly kind: 'article'; readonly article: RedlineArticle }
  | { readonly kind: 'folded'; readonly key: string; readonly articles: readonly RedlineArticle[] }

const isOpen = ({ clauses }: RedlineArticle): boolean =>
  clauses.some(({ said, beside }) => [...said.pieces, ...(beside?.pieces ?? [])].some((piece) => piece.open))

/** Folds the articles of a part in which nothing changed and nothing is to be filled in. */
export const folded = ({ id, articles }: RedlinePart): readonly RedlineStretch[] => {
  const stretches: RedlineStretch[] = []
  for (const article of articles) {
    const last = stretches.at(-1)
    if (article.state !== 'same' || isOpen(article)) stretches.push({ kind: 'article', article })
    else if (last?.kind === 'folded')
      stretches[stretches.length - 1] = { ...last, articles: [...last.articles, article] }
    else stretches.push({ kind: 'folded', key: `${id} ${article.id}`, articles: [article] })
  }
  return stretches
}
