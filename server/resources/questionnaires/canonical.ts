import { isRecord } from '#domain/values/index.ts'
/** The same text for the same value, in whatever order its keys were given: stored JSON has an order of its own. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
