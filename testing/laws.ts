/// <reference types="vite/types/importMeta.d.ts" />
// How often what must always hold is tried: `npm test` takes a tenth of what is counted and a twentieth of random input, which
// the next commit has anew; `npm run test:full` takes everything.

// As a browser has them too; what runs the journeys has the process alone.
const { THOROUGH, LAWS_SEED } = import.meta.env ?? process.env
const thorough = THOROUGH === 'true'
const seed = Number(LAWS_SEED ?? Number.NaN)

/** A number of tries, as it is in full. */
export const tries = (inFull: number): number => (thorough ? inFull : Math.ceil(inFull / 10))

/** Cases that are alike: one of so many, by the seed of the run, and in full each of them. */
export const someOf = <T>(cases: readonly T[], { oneIn }: { readonly oneIn: number }): readonly T[] =>
  thorough ? cases : cases.filter((_, index) => index % oneIn === (Number.isInteger(seed) ? seed % oneIn : 0))

/** For `fc.assert`. The run as a whole has one seed, which it names at the start. */
export const lawfully = (inFull: number): { readonly numRuns: number; readonly seed?: number } => {
  return { numRuns: thorough ? inFull : Math.ceil(inFull / 20), ...(Number.isInteger(seed) && { seed }) }
}
