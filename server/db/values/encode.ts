import { writeArray } from './array-text.ts'

/**
 * A parameter as text, the same for both drivers. Left to themselves they differ: one writes a Date in local time, one
 * turns an array for a jsonb column into an array literal, one passes an object on as "[object Object]".
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return writeArray(value, encodeParameter)
  // An object could be meant for nothing but jsonb, yet an array or a string could: one rule for all three.
  throw new TypeError('A query parameter is an object: write jsonb with JSON.stringify.')
}
