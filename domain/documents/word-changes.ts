import { type Aligned, align } from './lists.ts'
import type { Run } from './model.ts'

/** A word, the white between two, a sign, or a whole place that means one thing: an open one, a reference. */
export type Word = { readonly text: string; readonly key: string; readonly run: Run }

/** Words that are the same, as far as they mean the same; or words that were replaced by others. */
export type WordStretch =
  | { readonly kind: 'same'; readonly from: readonly Word[]; readonly to: readonly Word[] }
  | { readonly kind: 'changed'; readonly struck: readonly Word[]; readonly added: readonly Word[] }

const apart = /[\p{L}\p{N}\p{M}_]+|\s+|./gsu

const wordsOf = (run: Run): readonly Word[] => {
  // A key that no text can have.
  const whole = (key: string): readonly Word[] => [{ text: run.text, key: `\u0000${key}`, run }]
  if (run.kind === 'gap' || run.kind === 'blank') return whole(`${run.kind} ${run.text}`)
  if (run.kind === 'text' && run.to !== undefined) return whole(`to ${run.to}`)
  return (run.text.match(apart) ?? []).map((text) => ({ text, key: text, run }))
}

/** The words of a title whose article is numbered: its number is no word of its own. */
const wordsIn = (runs: readonly Run[], numbered: boolean): readonly Word[] => {
  const [first, ...rest] = runs
  if (!numbered || !first) return runs.flatMap(wordsOf)
  return [{ text: first.text, key: '\u0000heading', run: first }, ...rest.flatMap(wordsOf)]
}

const isWord = ({ key }: Word): boolean => key.startsWith('\u0000') || /[\p{L}\p{N}]/u.test(key)

const stretchesOf = (aligned: readonly Aligned<Word>[]): readonly WordStretch[] => {
  const stretches: { from: Word[]; to: Word[]; same: boolean }[] = []
  for (const one of aligned) {
    const same = one.kind === 'both'
    const last = stretches.at(-1)
    const stretch = last && last.same === same ? last : { from: [], to: [], same }
    if (stretch !== last) stretches.push(stretch)
    if (one.kind !== 'to') stretch.from.push(one.from)
    if (one.kind !== 'from') stretch.to.push(one.to)
  }
  // One word that stayed between two that did not makes neither easier to read.
  const joined: typeof stretches = []
  stretches.forEach((stretch, place) => {
    const last = joined.at(-1)
    const within = last !== undefined && !last.same && place < stretches.length - 1
    const absorbed = stretch.same && within && stretch.to.filter(isWord).length <= 1
    if (last && !last.same && (absorbed || !stretch.same)) {
      last.from.push(...stretch.from)
      last.to.push(...stretch.to)
    } else joined.push({ ...stretch })
  })
  return joined.map(({ from, to, same }) =>
    same ? { kind: 'same', from, to } : { kind: 'changed', struck: from, added: to },
  )
}

/** Which words of a saying were struck, added or stayed, in reading order. */
export const wordChanges = (from: readonly Run[], to: readonly Run[], numbered = false): readonly WordStretch[] =>
  stretchesOf(align(wordsIn(from, numbered), wordsIn(to, numbered), ({ key }) => key))
