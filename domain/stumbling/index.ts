/** Where people stumble in a questionnaire: what is counted of a question, and what counts may be said to mean. */

export { measuresOf, type QuestionMeasures, shareOfHalf, type Tally, usualMeasures } from './measures.ts'
export { isCertainlyOther, isCertainlyShifted } from './significance.ts'
export { bucketOfTime, emptyTimes, timeBuckets } from './times.ts'
export { type CountedDevice, countedDevices, leastPeople, tallyNames } from './what-is-counted.ts'
