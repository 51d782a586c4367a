import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import { call, type Resource, useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { useScreenData } from '#web/site/index.ts'

type Embedded = { readonly calculator: Calculator; readonly page: PageInformation }

const isEmbedded = (data: unknown): data is Embedded =>
  typeof data === 'object' && data !== null && 'calculator' in data

/** What is asked and what it costs: written into the page, or else fetched. */
export function useConfiguration(): Resource<Calculator> {
  const data = useScreenData()
  return useResource('calculator', () => call('GET /api/calculator/configuration'), {
    initial: isEmbedded(data) ? data.calculator : undefined,
    kept: true,
  })
}

/** The words above the first question, which can be missed; null until they are here. */
export function useFirstWords(): PageInformation | null {
  const { locale } = useLocale()
  const data = useScreenData()
  const fetchPage = async () => {
    const input = { params: { slug: 'calculator' }, query: { language: locale } } as const
    return (await call('GET /api/public/page_informations/:slug', input)).data
  }
  const page = useResource(`calculator page ${locale}`, fetchPage, {
    initial: isEmbedded(data) && data.page.language === locale ? data.page : undefined,
    kept: true,
  })
  return page.state === 'ready' ? page.value : null
}
