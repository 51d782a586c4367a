import { expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import {
  comesByLink,
  type LinkState,
  movesFor,
  nudgeForParticipant,
  type ParticipantFacts,
  participantState,
  reminderDays,
  shownToCustomer,
} from './participants.ts'

const day = (text: string) => `${text}-2026` as DutchDate
const nothing: ParticipantFacts = { invited: false, began: false, declared: false, declined: false }

test.each<[string, Partial<ParticipantFacts>, ReturnType<typeof participantState>]>([
  ['nobody was invited', {}, 'to_invite'],
  ['a link was sent', { invited: true }, 'invited'],
  ['somebody came by it', { invited: true, began: true }, 'began'],
  ['declared it right', { invited: true, began: true, declared: true }, 'complete'],
  ['does not take part', { invited: true, declined: true }, 'declined'],
  ['declared, and then said no', { invited: true, declared: true, declined: true }, 'complete'],
])('%s', (_name, facts, state) => {
  expect(participantState({ ...nothing, ...facts })).toBe(state)
})

test.each<[ReturnType<typeof participantState>, LinkState, readonly string[]]>([
  ['to_invite', 'none', ['invite', 'take_back', 'replace']],
  ['invited', 'open', ['remind', 'revoke', 'take_back', 'replace']],
  ['began', 'expired', ['invite', 'take_back', 'replace']],
  ['began', 'revoked', ['invite', 'take_back', 'replace']],
  ['declined', 'open', ['take_back', 'replace']],
  ['complete', 'open', []],
])('of who is %s with a link that is %s', (state, link, moves) => {
  expect(movesFor(state, link)).toEqual(moves)
})

test('who was invited is reminded three times by itself', () => {
  expect(reminderDays(day('01-12'))).toEqual([day('04-12'), day('08-12'), day('13-12')])
})

// Invited on 1 December.
test.each<[string, string, string | null, ReturnType<typeof nudgeForParticipant>]>([
  ['two days later', '03-12', null, 'none'],
  ['three days later', '04-12', null, 'remind'],
  ['the same day again', '04-12', '04-12', 'none'],
  ['the day after that', '05-12', '04-12', 'none'],
  ['a week later', '08-12', '04-12', 'remind'],
  ['reminded by whoever ordered the day before', '08-12', '07-12', 'none'],
  ['and a day further', '09-12', '07-12', 'remind'],
  ['twelve days later', '13-12', '08-12', 'remind'],
  ['after a pause of eleven days, once', '12-12', null, 'remind'],
  ['and not the next day for what was missed', '13-12', '12-12', 'none'],
  ['when the link ran out', '15-12', '13-12', 'tell_customer'],
  ['long after', '31-12', null, 'tell_customer'],
])('%s', (_name, today, reminded, nudge) => {
  const awaited = { state: 'invited', link: 'open', invited: day('01-12'), told: false } as const
  expect(nudgeForParticipant({ ...awaited, reminded: reminded === null ? null : day(reminded) }, day(today))).toBe(
    nudge,
  )
})

test('who is done, said no or lost the link hears nothing, and whoever ordered is told once', () => {
  const awaited = { state: 'began', link: 'open', invited: day('01-12'), reminded: null, told: false } as const
  expect(nudgeForParticipant({ ...awaited, state: 'complete' }, day('04-12'))).toBe('none')
  expect(nudgeForParticipant({ ...awaited, state: 'declined' }, day('04-12'))).toBe('none')
  expect(nudgeForParticipant({ ...awaited, link: 'revoked' }, day('04-12'))).toBe('none')
  expect(nudgeForParticipant({ ...awaited, told: true }, day('20-12'))).toBe('none')
})

test.each([
  ['who fills in their own part', 'identity', 'p2', true],
  ['their power of attorney', 'power_of_attorney', 'p2', true],
  ['the extract of a company they act for', 'company_extract', 'p2', false],
  ['who does not', 'identity', 'p1', false],
  ['nobody', 'other', null, false],
] as const)('a paper of %s comes by a link: %s %s %s', (_whose, kind, person, isSo) => {
  const answers = { main: {}, p1: {}, p2: { filled_in_by: 'self' }, p3: {}, p4: {} } as const
  expect(comesByLink(answers, { kind, person })).toBe(isSo)
})

test('whoever ordered does not hear that it was sent back', () => {
  expect((['open', 'sent', 'rejected', 'accepted'] as const).map(shownToCustomer)).toEqual([
    'open',
    'sent',
    'open',
    'accepted',
  ])
})
