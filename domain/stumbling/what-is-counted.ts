/** On what a questionnaire is filled in; more of a device is nobody's business. */
export const countedDevices = ['phone', 'computer'] as const
export type CountedDevice = (typeof countedDevices)[number]

/** Fewer people than this might be somebody. */
export const leastPeople = 20

/**
 * What can happen to somebody at a question, each at most once in a visit. Who left and came back to the same question did
 * not drop off: the two are counted against each other, so that nobody need be recognised.
 */
export const tallyNames = ['shown', 'open', 'corrected', 'stumbled', 'left', 'returned'] as const
export type TallyName = (typeof tallyNames)[number]
