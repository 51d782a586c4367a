import type { Locale } from '../../values/index.ts'

/** What stands before the title of an article. */
export const articleHeadings: Readonly<Record<Locale, (number: number) => string>> = {
  nl: (number) => `Artikel ${number}. `,
  en: (number) => `Article ${number}. `,
}

/** How one refers to an article, or to a paragraph of it. */
export const placeReferences: Readonly<Record<Locale, (article: number, paragraph: string | null) => string>> = {
  nl: (article, paragraph) => (paragraph ? `artikel ${article} lid ${paragraph}` : `artikel ${article}`),
  en: (article, paragraph) => (paragraph ? `article ${article} paragraph ${paragraph}` : `article ${article}`),
}
