import { useEffect, useState } from 'react'
import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import type { Locale } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { useScreenData } from '#web/site/index.ts'

interface Known {
  readonly calculator: Calculator
  /** By language; the words above the first question can be missed. */
  readonly pages: Partial<Readonly<Record<Locale, PageInformation>>>
}

export type Configuration =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly calculator: Calculator; readonly page: PageInformation | null }

/** Kept as long as the page: whoever comes back need not wait. */
let kept: Known | null = null

const isEmbedded = (data: unknown): data is { calculator: Calculator; page: PageInformation } =>
  typeof data === 'object' && data !== null && 'calculator' in data

/** What is asked and what it costs: written into the page, or else fetched. */
export function useConfiguration(): Configuration {
  const { locale } = useLocale()
  const data = useScreenData()
  const embedded = isEmbedded(data) ? { calculator: data.calculator, pages: { [data.page.language]: data.page } } : null
  const [known, setKnown] = useState<Known | null>(kept ?? embedded)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const lacksPage = known !== null && known.pages[locale] === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks anew
  useEffect(() => {
    if (known !== null) {
      kept = known
      return
    }
    let here = true
    setFailed(false)
    call('GET /api/calculator/configuration').then(
      (calculator) => here && setKnown({ calculator, pages: {} }),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [known, attempt])

  useEffect(() => {
    if (!lacksPage) return
    let here = true
    call('GET /api/public/page_informations/:slug', {
      params: { slug: 'calculator' },
      query: { language: locale },
    }).then(
      ({ data: page }) =>
        here && setKnown((before) => before && { ...before, pages: { ...before.pages, [locale]: page } }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [lacksPage, locale])

  if (known !== null) return { state: 'ready', calculator: known.calculator, page: known.pages[locale] ?? null }
  return failed ? { state: 'failed', again: () => setAttempt((count) => count + 1) } : { state: 'loading' }
}
