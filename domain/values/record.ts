/** An object with keys, and no list: of what came from outside, before anything in it is believed. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
