import type { Count } from '../test/count.ts'

/** How a part is to be done: `seed=7 index=3` and how much of it. */
export type Options = { readonly count: number; readonly seed?: number; readonly index?: number }

export type AttackPart = {
  readonly what: string
  /** How much of it there is to do; a part without is done as a whole. */
  readonly count?: number
  readonly work: (options: Options) => Promise<Count>
}

type ChosenParts = readonly (readonly [part: string, options: Options])[]

/** What the words of a command ask for, or a sentence that says what is wrong with them. */
export function readAsked(words: readonly string[], parts: Readonly<Record<string, AttackPart>>): ChosenParts | string {
  const values = words.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string])
  const names = words.filter((word) => !word.includes('='))
  const tenth = names.includes('tenth')
  const chosen = names.filter((name) => name !== 'tenth')
  const unknown = chosen.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) return `There is no part ${unknown}: choose from ${Object.keys(parts).join(', ')}.`
  const odd = values.find(([name, value]) => !['seed', 'count', 'index'].includes(name) || !/^\d{1,9}$/.test(value))
  if (odd) return `${odd.join('=')} is not understood: seed, count and index are whole numbers.`
  const given: Partial<Options> = Object.fromEntries(values.map(([name, value]) => [name, Number(value)]))
  return Object.entries(parts)
    .filter(([name, { count }]) => (chosen.length === 0 ? !tenth || count !== undefined : chosen.includes(name)))
    .map(([name, { count = 1 }]) => [name, { count: Math.ceil(tenth ? count / 10 : count), ...given }] as const)
}
