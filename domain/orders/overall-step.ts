import type { CaseStatus } from './case-ladder.ts'

/**
 * Which of the five of the overall progress is current once it is paid: the documents go to the notary, and when the notary
 * is done the company is there. Before that the screen one looks at says it.
 */
export const overallStepAfterPaying = (status: CaseStatus | null): 4 | 5 => (status === 'finalized' ? 5 : 4)
