import { z } from 'zod'
import { isRecord } from '#domain/values/index.ts'

/** What a client of the protocol sent: under `user` or not, as JSON or as a form. */
export type GivenInput = {
  /** The text of a field, or undefined where there is none. */
  text(name: string): string | undefined
  /** A box, ticked in any of the ways that clients have. */
  flag(name: string): boolean | undefined
  /** The uuids in a list; whatever else stands there is none. */
  uuids(name: string): string[]
  /** Whether any of these came along. */
  hasAny(names: readonly string[]): boolean
}

// Longer than any field of an account; what is longer is refused by its own rule, and need not be carried around.
const longest = 5_000
const mostListed = 50

export function readGiven(body: unknown): GivenInput {
  const flat = isRecord(body) ? body : {}
  const user = isRecord(flat.user) ? flat.user : {}
  const find = (name: string): unknown =>
    [own(user, name), own(flat, `user[${name}]`), own(flat, name)].find(
      (value) => value !== undefined && value !== null,
    )

  const text = (name: string): string | undefined => {
    const value = find(name)
    if (typeof value === 'string') return value.slice(0, longest)
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
  }
  return {
    text,
    flag(name) {
      const value = text(name)?.trim().toLowerCase()
      return value === undefined || value === '' ? undefined : ['true', '1', 'on', 'yes'].includes(value)
    },
    uuids(name) {
      const value = find(name)
      return Array.isArray(value) ? value.filter((one) => z.uuid().safeParse(one).success).slice(0, mostListed) : []
    },
    hasAny: (names) => names.some((name) => find(name) !== undefined),
  }
}

const own = (source: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(source, name) ? source[name] : undefined
