import { shortestPassword } from '#domain/rules/index.ts'

export type Strength = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong'

const kinds = [
  { of: /\p{Ll}/u, signs: 26 },
  { of: /\p{Lu}/u, signs: 26 },
  { of: /\d/, signs: 10 },
  { of: /[^\p{L}\d]/u, signs: 24 },
] as const

/** Signs that follow from the one before (aaa, abc, 321) tell an attacker little that is new. */
function surprises(signs: readonly string[]): number {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN))
  return steps.filter((step, index) => index < 2 || Math.abs(step) > 1 || step !== steps[index - 1]).length
}

/** How hard a password is to guess, roughly, from what it is made of. Length counts most. */
export function strengthOf(password: string): Strength {
  const signs = [...password]
  if (signs.length === 0) return 'empty'
  if (signs.length < shortestPassword) return 'short'
  const pool = kinds.filter(({ of }) => of.test(password)).reduce((sum, kind) => sum + kind.signs, 0)
  const different = new Set(signs).size
  const bits = Math.log2(Math.max(pool, 2)) * Math.min(surprises(signs), different * 2)
  if (bits < 42) return 'weak'
  if (bits < 56) return 'fair'
  return bits < 80 ? 'good' : 'strong'
}

/** Whether a name or address of the person is in it. */
export function isPersonal(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase()
  return about
    .flatMap((part) => part.toLowerCase().split(/[@\s.+_-]+/))
    .some((word) => [...word].length >= 4 && text.includes(word))
}
