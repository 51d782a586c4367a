declare const percentageBrand: unique symbol

/** A percentage in hundredths of a percent, so that 21% (2100) and 12.5% (1250) are both whole numbers. */
export type Percentage = number & { readonly [percentageBrand]: true }

/** `percentage(21)` is 21%. At most two decimals; more is a bug of the caller. */
export const percentage = (percent: number): Percentage => {
  const hundredths = Math.round(percent * 100)
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== percent) {
    throw new RangeError(`not a percentage with at most two decimals: ${percent}`)
  }
  return hundredths as Percentage
}

/** What is left: 30% off leaves 70%. */
export const remainder = (of: Percentage): Percentage => (10_000 - of) as Percentage

/** Back to the number a person reads: 21, 12.5. */
export const percentOf = (of: Percentage): number => of / 100
