import type { SearchOption } from '#web/ui/search-options.ts'

const first = ['NL', 'BE', 'DE', 'FR', 'GB']
const others =
  'AF AL DZ AR AM AU AT AZ BR BG CA CL CN CO CI HR CY CZ DK EG EE FI GR HU IS IN ID IE IL IT JP KE LV LT LU MT MX MA NZ NO PK PE PL PT RO RS SG SK SI ZA KR ES SR SE CH TH TN TR UA US VN'

/** A list long enough to search, named by the browser itself. */
const named = (locale: string): readonly SearchOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const option = (code: string, priority: boolean) => ({ value: code, label: names.of(code) ?? code, priority })
  const rest = others.split(' ').map((code) => option(code, false))
  return [...first.map((code) => option(code, true)), ...rest.sort((a, b) => a.label.localeCompare(b.label, locale))]
}

export const countrySamples = { nl: named('nl'), en: named('en') } as const
