/** For each option of a side menu: has it been reached. */
export type Marks = readonly boolean[]

/** Standing at an option: it and everything before it has been reached. */
export const marksAt = (count: number, option: number): Marks => Array.from({ length: count }, (_, at) => at <= option)

/** Going on from an option marks the next one, and none that comes later. */
export const markForward = (marks: Marks, from: number): Marks => marksAt(marks.length, from + 1)

/** Options are counted from 1: one can be opened when it, or the one before it, has been marked. */
export const mayOpen = (marks: Marks, option: number): boolean =>
  option > 0 && option <= marks.length && (marks[option - 1] === true || marks[option - 2] === true)
