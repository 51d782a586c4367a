import { type CountryNames, languagesOf, loadTemplates, type TemplateSet } from '#domain/documents/index.ts'
import type { Product } from '#domain/flow/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { messagesIn } from '../open/messages-in.ts'
import { type Fetched, useFetched } from '../reference/use-fetched.ts'
import { useQuestionnaire } from '../store/context.tsx'

/** What documents are made of, beside the answers. */
export interface Papers {
  /** The language the flow is held in. */
  readonly language: Locale
  readonly templates: Readonly<Partial<Record<Locale, TemplateSet>>>
  readonly countries: Readonly<Partial<Record<Locale, CountryNames>>>
}

async function loadPapers({ language, templates: set }: Product): Promise<Papers> {
  const locales = languagesOf({ name: 'deed' }, language)
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const [templates, { countries }] = await Promise.all([loadTemplates(set, locale), messagesIn(locale)])
      return { locale, templates, countries }
    }),
  )
  return {
    language,
    templates: Object.fromEntries(loaded.map(({ locale, templates }) => [locale, templates])),
    countries: Object.fromEntries(loaded.map(({ locale, countries }) => [locale, countries])),
  }
}

/** The texts are long: they come after the questions. */
export function usePapers(): Fetched<Papers> {
  const { product } = useQuestionnaire().store
  return useFetched(`papers ${product.templates} ${product.language}`, () => loadPapers(product))
}
