import type { Order } from '#contract/payments.ts'
import type { PriceTexts } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { LineWords } from '#web/quotes/index.ts'

type Named = { readonly name_nl: string; readonly name_en: string }

export const nameIn = ({ name_nl, name_en }: Named, locale: Locale): string => (locale === 'nl' ? name_nl : name_en)

/** What the lines of an order are called: as they were called when it was made. */
export function wordsOfOrder(
  { line_items }: Pick<Order, 'line_items'>,
  texts: PriceTexts,
  locale: Locale,
): (line: Line) => LineWords {
  return ({ key, name, per, section }) => {
    const item = line_items.find((one) => one.key === key && one.name === name)
    const note = per ? texts.paid_again[per] : section === 'fees' ? texts.notes[name] : undefined
    return {
      name: item ? nameIn(item, locale) : texts.lines[name],
      detail: item?.itemable.description ?? note ?? null,
    }
  }
}
