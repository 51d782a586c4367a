import type { Locale } from '../../values/index.ts'

/** What stands before the title of an article. */
export const articleHeadings: Readonly<Record<Locale, (number: number) => string>> = {
  nl: (number) => `Artikel ${number}. `,
  en: (number) => `Article ${number}. `,
}

type PlaceReference = (article: number, paragraph: string | null, several?: boolean) => string

/** How one refers to an article, or to a paragraph of it; with `several` others of the same article follow. */
export const placeReferences: Readonly<Record<Locale, PlaceReference>> = {
  nl: (article, paragraph, several) =>
    paragraph
      ? `artikel ${article} ${several ? 'leden' : 'lid'} ${paragraph}`
      : `${several ? 'de artikelen' : 'artikel'} ${article}`,
  en: (article, paragraph, several) =>
    paragraph
      ? `article ${article} ${several ? 'paragraphs' : 'paragraph'} ${paragraph}`
      : `${several ? 'articles' : 'article'} ${article}`,
}
