// How often what must always hold is tried: `npm test` takes a tenth, `npm run test:full` everything.

const thorough = process.env.THOROUGH === 'true'

/** A number of tries, as it is in full. */
export const tries = (inFull: number): number => (thorough ? inFull : Math.ceil(inFull / 10))

/** For `fc.assert`. The run as a whole has one seed, which it names at the start. */
export const lawfully = (inFull: number): { readonly numRuns: number; readonly seed?: number } => {
  const seed = Number(process.env.LAWS_SEED)
  return { numRuns: tries(inFull), ...(Number.isInteger(seed) && { seed }) }
}
