import type { Condition } from '../conditions/index.ts'
import type { IssueCode } from '../fields/index.ts'
import type { BlockerRule, ComputedTest } from '../flow/index.ts'

export const when = (condition: Condition) => ({ kind: 'condition', when: condition }) as const
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

/** Judged when the step of those who take part is done: before that, nobody has had the chance. */
export const everyoneComplete: BlockerRule = {
  code: 'shareholders_incomplete',
  field: 'shareholder.active',
  step: 'shareholders',
  test: found('shareholders_incomplete'),
  shows: 'toast',
  stops: true,
  judged: 'when_leaving_step',
  offers: [],
}
