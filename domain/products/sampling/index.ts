/** Answers to try what is said about them with: for tests of rooms above. */
export { day } from '../sample-answers.ts'
export { changed, sampleChange } from '../sample-changes.ts'
export { samplesOf } from '../samples.ts'
