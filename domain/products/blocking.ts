import type { AnswerCondition, IssueCode } from '../fields/index.ts'
import type { ComputedTest } from '../flow/index.ts'

export const when = (condition: AnswerCondition) => ({ kind: 'condition', when: condition }) as const
export const refused = (code: IssueCode) => ({ kind: 'issue', code }) as const
export const found = (test: ComputedTest) => ({ kind: 'computed', test }) as const

/** A dialog that "next" waits for. */
export const stopping = { shows: 'dialog', stops: true, judged: 'at_once' } as const
/** A remark beside the question. */
export const remark = { shows: 'banner', stops: false, judged: 'at_once', offers: [] } as const

export const contact = { action: 'contact' } as const
export const goBack = { action: 'go_back' } as const
export const otherServices = { action: 'other_services' } as const
export const toShareholders = { action: 'to_shareholders' } as const
