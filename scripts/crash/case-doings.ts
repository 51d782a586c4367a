import type { CaseMailEvent } from '#server/adapters/mail/index.ts'
import type { CrashCase } from './case-desk.ts'

/** Something that is done to a case again and again, and what stands in its history afterwards. */
export type Doing = {
  readonly action: string
  readonly by: 'clerk' | 'founder'
  readonly method: 'POST' | 'PATCH'
  readonly at: (one: CrashCase) => string
  readonly payload: object
  /** What somebody is told of it, and how many are. */
  readonly tells?: CaseMailEvent['kind']
  readonly readers?: 'founder' | 'clerks'
}

const move = (action: string, tells: CaseMailEvent['kind'], more: object = {}): Doing => ({
  ...{ action, by: 'clerk', method: 'POST', at: ({ path }) => `${path}/actions`, payload: { action, ...more } },
  ...{ tells, readers: 'founder' },
})

const review = (verdict: string, more: object = {}): Doing => ({
  ...{ action: `document_${verdict}`, by: 'clerk', method: 'PATCH', payload: { review: verdict, ...more } },
  at: ({ path, document }) => `${path}/documents/${document}`,
})

const written = (action: string, more: object): Doing => ({
  ...{ action, by: 'clerk', method: 'POST', at: ({ path }) => `${path}/comments` },
  payload: { text: 'Kijk hier nog eens naar.', path: 'p1.firstname', ...more },
})

export const doings: readonly Doing[] = [
  move('hold', 'on_hold', { reason: 'no_reply_from_customer' }),
  move('lift', 'lifted'),
  move('check_documents', 'taken_up'),
  move('revert', 'reverted', { note: 'Terug' }),
  {
    ...{ action: 'submit', by: 'founder', method: 'POST', at: ({ own }) => `${own}/actions` },
    ...{ payload: { action: 'submit' }, tells: 'submitted', readers: 'clerks' },
  },
  review('accepted'),
  review('unchecked'),
  review('rejected', { reason: 'unreadable' }),
  written('note', { internal: true }),
  written('flag', { flag: true }),
  {
    ...{ action: 'refund', by: 'clerk', method: 'POST', at: ({ path }) => `${path}/refunds` },
    ...{ payload: { amount: 1 }, tells: 'refunded', readers: 'founder' },
  },
]
