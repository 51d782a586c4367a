import { outcomes } from '#domain/calculator/index.ts'
import { firstBook } from '#domain/pricing/index.ts'
import { flows } from '#domain/products/index.ts'
import { serviceSeed } from '#server/db/seed/index.ts'
import { hasServiceWords } from '#web/pages/home/service-words.ts'

const isCalculated = (name: string): boolean => {
  const known: Readonly<Record<string, { readonly calculated: boolean }>> = flows
  return known[name]?.calculated ?? true
}

/** What is still to be done for a product that the compiler cannot know of, as sentences with the file to open. */
export const undoneFor = (name: string): readonly string[] => {
  const comesOut = outcomes.some((one) => one === name)
  const undone: readonly (readonly [done: boolean, what: string])[] = [
    [Object.hasOwn(firstBook.base_prices, name), 'has no price: domain/pricing/first-book.ts, base_prices'],
    [
      serviceSeed.rows.some(({ row }) => 'flow' in row && row.flow === name),
      'has no card on the home screen: server/db/seed/index.ts',
    ],
    [
      hasServiceWords({ slug: name }),
      'has no words for its card: web/pages/home/service-words.ts, then web/i18n/nl and en home.ts',
    ],
    [
      comesOut === isCalculated(name),
      'and the calculator disagree: domain/calculator/answers.ts, or `calculated` in domain/products/flows.ts',
    ],
  ]
  return undone.filter(([done]) => !done).map(([, what]) => `${name} ${what}`)
}
