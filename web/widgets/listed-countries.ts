import type { Country } from '#contract/reference.ts'
import type { listSeparator, OrderField } from '#domain/fields/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'

/** Countries or nationalities as the service has them now, in their order. */
export type ListedCountries = readonly (Country | typeof listSeparator)[]

const kept = new Map<string, Promise<ListedCountries>>()

/** Asked once for each field and language; after a failure whoever comes next asks again. */
export function listedCountries(order_field: OrderField, locale: Locale): Promise<ListedCountries> {
  const key = `${order_field} ${locale}`
  const list = kept.get(key) ?? call('GET /api/countries', { as: null, query: { order_field, locale } })
  kept.set(key, list)
  list.catch(() => kept.delete(key))
  return list
}

/** As on another visit: for tests. */
export const forgetCountries = (): void => kept.clear()
