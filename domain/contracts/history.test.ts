import { expect, test } from 'vitest'
import { contractHistory } from './history.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const silent = { name: 'Bo', opened_at: null, reminded: [], signed_at: null, declined_at: null }
const told = (lived: Parameters<typeof contractHistory>[0]) =>
  contractHistory(lived).map(({ event, at: moment, who }) => `${moment.getUTCDate()} ${event}${who ? ` ${who}` : ''}`)

test('a contract from draft to signed, with a text that was changed in between', () => {
  const changed = {
    ...{ revision: 1, state: 'withdrawn' as const, sent_at: at(3), ended_at: at(6) },
    signers: [{ ...silent, name: 'Anna', opened_at: at(4), signed_at: at(5) }, silent],
  }
  const done = {
    ...{ revision: 2, state: 'completed' as const, sent_at: at(8), ended_at: at(12) },
    signers: [
      { ...silent, name: 'Anna', signed_at: at(9) },
      { ...silent, opened_at: at(12), reminded: [at(10), at(11)], signed_at: at(12) },
    ],
  }
  const approvals = [
    { number: 1, approved_at: at(2) },
    { number: 2, approved_at: at(7) },
  ]
  expect(told({ created_at: at(1), approvals, rounds: [changed, done] })).toEqual([
    ...['1 made', '2 approved', '3 sent', '4 opened Anna', '5 signed Anna', '6 withdrawn', '7 approved', '8 sent'],
    ...['9 signed Anna', '10 reminded Bo', '11 reminded Bo', '12 opened Bo', '12 signed Bo', '12 completed'],
  ])
})

test('what happened at one moment stands in the order in which it can', () => {
  const round = { revision: 1, state: 'declined' as const, sent_at: at(1), ended_at: at(1) }
  const signers = [{ ...silent, opened_at: at(1), declined_at: at(1) }]
  const lived = { created_at: at(1), approvals: [{ number: 1, approved_at: at(1) }], rounds: [{ ...round, signers }] }
  expect(told(lived)).toEqual(['1 made', '1 approved', '1 sent', '1 opened Bo', '1 declined Bo'])
})
