import { expect, test } from 'vitest'
import { nextThing, type OrderStanding } from './next-thing.ts'

const standing: OrderStanding = { completed: true, order: 'unpaid', payment: null, case: null }

test.each<[string, Partial<OrderStanding>, ReturnType<typeof nextThing>]>([
  ['a draft', { completed: false, order: null }, 'continue'],
  ['complete, but never ordered', { order: null }, 'continue'],
  ['ordered', {}, 'pay'],
  ['ordered, and changed since', { completed: false }, 'continue'],
  ['with a payment that is still open', { payment: 'open' }, 'pay'],
  ['with a payment under way', { payment: 'pending' }, 'wait_for_payment'],
  ['with a payment under way, and changed since', { payment: 'pending', completed: false }, 'wait_for_payment'],
  ['with a payment that was refused', { payment: 'refused' }, 'pay_again'],
  ['with a payment that was cancelled', { payment: 'cancelled' }, 'pay_again'],
  ['with a payment that expired', { payment: 'error' }, 'pay_again'],
  ['paid a moment ago', { order: 'paid', payment: 'authorized' }, 'upload'],
  ['paid', { order: 'paid', case: 'open_mix' }, 'upload'],
  ['paid, and changed since', { order: 'paid', case: 'open_mix', completed: false }, 'upload'],
  ['asked something', { order: 'paid', case: 'extra_questions' }, 'upload'],
  ['with the notary', { order: 'paid', case: 'checking_documents' }, 'wait'],
  ['put on hold', { order: 'paid', case: 'on_hold' }, 'wait'],
  ['done', { order: 'paid', case: 'finalized' }, 'none'],
  ['stopped', { order: 'paid', case: 'canceled' }, 'none'],
  ['with its money taken back', { order: 'reversed', case: 'open_mix' }, 'pay_again'],
])('%s: %o gives %s', (_words, given, next) => {
  expect(nextThing({ ...standing, ...given })).toBe(next)
})
