/** Whole, not below zero, and within what the words go up to. */
export const isSpeakable = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < 1e15
