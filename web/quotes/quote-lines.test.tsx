import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { startAnswers } from '#domain/flow/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { parseEuros } from '#domain/money/index.ts'
import { firstBook, pricesOf, type Quote } from '#domain/pricing/index.ts'
import { costOf, productOf } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { type Locale, parseDutchDate } from '#domain/values/index.ts'
import { lawfully } from '#testing/laws.ts'
import { I18nProvider } from '#web/i18n/index.ts'
import { QuoteLines } from './quote-lines.tsx'

const today = parseDutchDate('15-11-2026') ?? expect.fail()
const product = productOf('dutch-bv')
const prices = pricesOf(product, firstBook, { today }) ?? expect.fail()
const texts = { nl: nl.prices, en: en.prices }

const drawn = (quote: Quote, locale: Locale): string =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} choose={null}>
      <QuoteLines
        quote={quote}
        vat={prices.vat}
        heading="h3"
        texts={texts[locale]}
        wordsOf={({ name }) => ({ name, detail: null })}
      />
    </I18nProvider>,
  )

/** The amounts of a piece of markup as they are read; what is struck through and what is a badge is no amount to add. */
const amountsIn = (markup: string): number[] =>
  (markup.replace(/<s\b.*?<\/s>/g, '').match(/€\s?[\d.,]*\d/gu) ?? []).map((text) => parseEuros(text) ?? Number.NaN)

const wishes = fc.record({
  holding: fc.boolean(),
  dga_plan: fc.boolean(),
  speed: fc.constantFrom('slow', 'medium', 'fast'),
  upsell_package: fc.constantFrom('none', ...Object.keys(firstBook.memberships)),
  locale: fc.constantFrom<Locale>('nl', 'en'),
})

test('every line, the VAT and the total as they are read: they add up, and the total is the quote', () => {
  fc.assert(
    fc.property(wishes, ({ holding, dga_plan, speed, upsell_package, locale }) => {
      const start = startAnswers(product)
      const p1 = { ...start.p1, active: true, type: 'natural_person', is_natural_person: true, holding, dga_plan }
      const main = { ...start.main, incorporation_speed: speed, upsell_package }
      const quote = costOf({ product, prices, context: { today } }, { ...start, main, p1 } as Answers)
      const markup = drawn(quote, locale)
      const [list = '', sum = ''] = markup.split('<p ')
      const [lines = '', sums = ''] = list.split(texts[locale].subtotal)
      const [subtotal = 0, ...rest] = amountsIn(sums)
      const off = amountsIn(lines.match(/<span[^>]*orange.*?<\/span>/g)?.join('') ?? '')
      const listed = amountsIn(lines).filter((amount) => !off.includes(amount))
      expect(listed.reduce((all, one) => all + one, 0)).toBe(subtotal)
      const [total = 0, vat = 0, without = 0] = amountsIn(sum)
      expect(total).toBe(quote.total)
      expect(vat + without).toBe(total)
      expect(subtotal + rest.reduce((all, one) => all + one, 0)).toBe(total)
      expect(rest.at(-1)).toBe(vat)
    }),
    lawfully(300),
  )
})
