import type { Order } from '#contract/payments.ts'
import type { PriceTexts } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { LineWords } from '#web/quotes/index.ts'

type NamedInBoth = { readonly name_nl: string; readonly name_en: string }

export const nameIn = ({ name_nl, name_en }: NamedInBoth, locale: Locale): string =>
  locale === 'nl' ? name_nl : name_en

interface OrderNames {
  readonly texts: PriceTexts
  readonly locale: Locale
  /** For whom a line is. */
  readonly own: Partial<Readonly<Record<Line['name'], string>>>
}

/** What the lines of an order are called: as they were called when it was made. */
export function wordsOfOrder({ line_items }: Pick<Order, 'line_items'>, { texts, locale, own }: OrderNames) {
  return ({ key, name, per, section }: Line): LineWords => {
    const item = line_items.find((one) => one.key === key && one.name === name)
    const note = per ? texts.paid_again[per] : section === 'fees' ? texts.notes[name] : undefined
    return {
      name: item ? nameIn(item, locale) : texts.lines[name],
      detail: own[name] ?? item?.itemable.description ?? note ?? null,
    }
  }
}
