import type { Wording } from '../blueprint/index.ts'
import type { FirstTexts, Rewording } from './texts.ts'

/** How other products ask the first questions: apart from those, since the words of a first screen are fetched first. */
export type Rewordings = Partial<Readonly<Record<keyof FirstTexts, Partial<Readonly<Record<Wording, Rewording>>>>>>

/** The first questions with every way of asking them. */
export const withRewordings = (first: FirstTexts, rewordings: Rewordings): FirstTexts => {
  const all = Object.entries(rewordings).map(([key, inOtherWords]) => [
    key,
    { ...first[key as keyof FirstTexts], inOtherWords },
  ])
  return { ...first, ...Object.fromEntries(all) }
}

/** Those that one product asks differently, as it asks them. */
export const rewordedFor = (wording: Wording, first: FirstTexts, rewordings: Rewordings): Partial<FirstTexts> => {
  const own = Object.entries(rewordings).flatMap(([key, { [wording]: said }]) =>
    said ? [[key, { ...first[key as keyof FirstTexts], ...said }]] : [],
  )
  return Object.fromEntries(own)
}
