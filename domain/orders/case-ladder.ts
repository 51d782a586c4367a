/** From paid to a company that exists. */
export const caseStatuses = [
  'extra_questions',
  'open_mix',
  'submitted_mix',
  'checking_documents',
  'legal_support_checking_documents',
  'uploading_fca',
  'scheduling_meeting',
  'executing_deed',
  'extracting_kvk',
  'finalized',
  'on_hold',
  'canceled',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

export const caseActions = [
  'submit',
  'check_documents',
  'upload_fca',
  'schedule_meeting',
  'execute_deed',
  'extract_kvk',
  'complete',
  'cancel',
  'revert',
] as const
export type CaseAction = (typeof caseActions)[number]

/** Where a case begins when its order is paid. */
export const firstCaseStatus: CaseStatus = 'open_mix'

/** The rungs in order, with what brings a case to the next one. Support may check in the place of the notary. */
const rungs: readonly { readonly at: readonly CaseStatus[]; readonly next?: CaseAction }[] = [
  { at: ['open_mix', 'extra_questions'], next: 'submit' },
  { at: ['submitted_mix'], next: 'check_documents' },
  { at: ['checking_documents', 'legal_support_checking_documents'], next: 'upload_fca' },
  { at: ['uploading_fca'], next: 'schedule_meeting' },
  { at: ['scheduling_meeting'], next: 'execute_deed' },
  { at: ['executing_deed'], next: 'extract_kvk' },
  { at: ['extracting_kvk'], next: 'complete' },
  { at: ['finalized'] },
]

/** Where an action brings a case; null when it cannot be done there. */
export function caseAfter(status: CaseStatus, action: CaseAction): CaseStatus | null {
  if (action === 'cancel') return status === 'finalized' || status === 'canceled' ? null : 'canceled'
  const index = rungs.findIndex(({ at }) => at.includes(status))
  if (index < 0) return null
  if (action === 'revert') return rungs[index - 1]?.at[0] ?? null
  return rungs[index]?.next === action ? (rungs[index + 1]?.at[0] ?? null) : null
}

/**
 * Which of the five of the overall progress is current once it is paid: the documents go to the notary, and when the notary
 * is done the company is there. Before that the screen one looks at says it.
 */
export const overallStepAfterPaying = (status: CaseStatus | null): 4 | 5 => (status === 'finalized' ? 5 : 4)
