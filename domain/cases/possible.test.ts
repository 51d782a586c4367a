import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { DutchDate } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import { type CaseFacts, caseRoles, missingFor, possibilities, tryMove } from './possible.ts'
import { type CaseState, holdReasons, type Move, moves, openedOn, stateAfter } from './state.ts'

const on = '07-12-2026' as DutchDate
const opened = openedOn(on, usualCalendar)
const moment = { on, calendar: usualCalendar }

/** Nothing is missing. */
const inOrder: Omit<CaseFacts, 'state'> = {
  openTasks: [],
  unfinishedPeople: [],
  documents: [{ id: 'passport', review: 'accepted' }],
  openFlags: [],
  openQuestions: [],
  openChanges: [],
  clientCheck: 'closed',
  openBlanks: [],
  concept: { hash: 'two' },
  signers: [{ id: 'p1', approved: 'two' }],
  appointment: 'held',
  signedDeed: true,
  kvkNumber: true,
  kvkExtract: true,
  holdings: [],
}
const facts = (more: Partial<CaseFacts> = {}): CaseFacts => ({ ...inOrder, state: opened, ...more })

/** A case that went so far. */
const having = (...way: readonly Move[]): CaseState =>
  way.reduce((state, move) => stateAfter(state, { move, on, allApproved: true }, usualCalendar) ?? state, opened)

describe('what is missing', () => {
  const cases: [string, Move, Partial<CaseFacts>, readonly unknown[]][] = [
    ['nothing, to send in', 'submit', {}, []],
    ['a task', 'submit', { openTasks: ['identity.p1'] }, [{ kind: 'task', id: 'identity.p1' }]],
    ['somebody’s own part', 'submit', { unfinishedPeople: ['p2'] }, [{ kind: 'participant', id: 'p2' }]],
    [
      'a document that was rejected, to send in again',
      'submit',
      { documents: [{ id: 'a', review: 'rejected' }] },
      [{ kind: 'document_rejected', id: 'a' }],
    ],
    [
      'a document nobody looked at is no reason not to send in',
      'submit',
      { documents: [{ id: 'a', review: 'unchecked' }] },
      [],
    ],
    [
      'but is one for the final deed, beside a flag and the client check',
      'upload_fca',
      { documents: [{ id: 'a', review: 'unchecked' }], openFlags: ['p1.firstname'], clientCheck: 'open' },
      [{ kind: 'document_unchecked', id: 'a' }, { kind: 'flag', id: 'p1.firstname' }, { kind: 'client_check' }],
    ],
    ['a second pair of eyes', 'upload_fca', { clientCheck: 'awaits_second' }, [{ kind: 'second_pair_of_eyes' }]],
    ['a blank of the office', 'send_concept', { openBlanks: ['date'] }, [{ kind: 'blank', id: 'date' }]],
    ['a change not taken over', 'send_concept', { openChanges: ['2'] }, [{ kind: 'change', id: '2' }]],
    ['nothing to ask', 'ask', {}, [{ kind: 'question' }]],
    ['nothing, with a question to ask', 'ask', { openQuestions: ['p1.firstname'] }, []],
    ['no final deed', 'schedule_meeting', { concept: null }, [{ kind: 'concept' }]],
    [
      'who agreed with the version before',
      'schedule_meeting',
      {
        signers: [
          { id: 'p1', approved: 'two' },
          { id: 'p2', approved: 'one' },
        ],
      },
      [{ kind: 'approval', id: 'p2' }],
    ],
    ['no appointment', 'execute_deed', { appointment: 'none' }, [{ kind: 'appointment' }]],
    ['an appointment that is still to come', 'execute_deed', { appointment: 'agreed' }, [{ kind: 'meeting' }]],
    ['no signed deed', 'extract_kvk', { signedDeed: false }, [{ kind: 'signed_deed' }]],
    [
      'nothing of the register',
      'complete',
      { kvkNumber: false, kvkExtract: false },
      [{ kind: 'kvk_number' }, { kind: 'kvk_extract' }],
    ],
    [
      'a holding that is founded along has a deed of its own',
      'extract_kvk',
      { holdings: [{ id: 'p1', signedDeed: false, kvkNumber: false, kvkExtract: false }] },
      [{ kind: 'signed_deed', id: 'p1' }],
    ],
    [
      'and a number and an extract of its own',
      'complete',
      {
        holdings: [
          { id: 'p1', signedDeed: true, kvkNumber: false, kvkExtract: true },
          { id: 'p2', signedDeed: true, kvkNumber: true, kvkExtract: false },
        ],
      },
      [
        { kind: 'kvk_number', id: 'p1' },
        { kind: 'kvk_extract', id: 'p2' },
      ],
    ],
    ['an answer', 'answer', { openQuestions: ['7'] }, [{ kind: 'question', id: '7' }]],
  ]
  test.each(cases)('%s', (_name, move, more, missing) => expect(missingFor(move, facts(more))).toEqual(missing))
})

describe('who can do what', () => {
  const asked = (role: (typeof caseRoles)[number], state: CaseState) =>
    possibilities(role, facts({ state }), moment).map(({ action }) => action)
  const office = ['cancel', 'revert', 'hold', 'ask']
  test.each([
    ['a founder who collects', 'customer', having(), ['submit']],
    ['an office while the founder collects', 'notary', having(), ['cancel', 'hold', 'ask']],
    ['an office with a new case', 'notary', having('submit'), ['check_documents', ...office]],
    ['support is as the office', 'support', having('submit'), ['check_documents', ...office]],
    ['a founder then', 'customer', having('submit'), []],
    ['an admin', 'admin', having('submit'), []],
    ['an office on hold', 'notary', having('hold'), ['cancel', 'lift']],
    ['an office that asked', 'notary', having('ask'), ['cancel', 'hold']],
    ['a founder who was asked', 'customer', having('ask'), ['answer']],
    [
      'a founder with the final deed',
      'customer',
      having('submit', 'check_documents', 'upload_fca', 'send_concept'),
      ['approve_concept'],
    ],
    ['anybody at the end', 'notary', having('cancel'), []],
  ] as const)('%s', (_name, role, state, expected) => expect(asked(role, state)).toEqual(expected))

  test('a move is refused for its reason', () => {
    const move = (role: Parameters<typeof tryMove>[0], event: Move, more: Partial<CaseFacts> = {}) =>
      tryMove(role, facts(more), { move: event, on }, usualCalendar)
    expect(move('notary', 'submit')).toEqual({ kind: 'forbidden' })
    expect(move('admin', 'cancel')).toEqual({ kind: 'forbidden' })
    expect(move('notary', 'complete')).toEqual({ kind: 'not_here' })
    expect(move('customer', 'submit', { openTasks: ['a'] })).toEqual({
      kind: 'missing',
      missing: [{ kind: 'task', id: 'a' }],
    })
    expect(move('customer', 'submit')).toMatchObject({ kind: 'moved', state: { status: 'submitted_mix' } })
    expect(move('service', 'hold')).toMatchObject({ kind: 'moved' })
  })
})

test('on every walk no rung is reached with something missing, and it ends', () => {
  const someIds = fc.array(fc.constantFrom('a', 'b'), { maxLength: 1 })
  const someFacts = fc.record({
    openTasks: someIds,
    unfinishedPeople: someIds,
    documents: fc.array(
      fc.record({ id: fc.constant('d'), review: fc.constantFrom('unchecked', 'accepted', 'rejected') }),
      { maxLength: 1 },
    ),
    openFlags: someIds,
    openQuestions: someIds,
    openChanges: someIds,
    clientCheck: fc.constantFrom('open', 'awaits_second', 'closed'),
    openBlanks: someIds,
    concept: fc.option(fc.constant({ hash: 'two' })),
    signers: fc.array(fc.record({ id: fc.constant('p1'), approved: fc.constantFrom('one', 'two', null) }), {
      maxLength: 1,
    }),
    appointment: fc.constantFrom('none', 'agreed', 'held'),
    signedDeed: fc.boolean(),
    kvkNumber: fc.boolean(),
    kvkExtract: fc.boolean(),
    holdings: fc.array(
      fc.record({
        id: fc.constant('p1'),
        signedDeed: fc.boolean(),
        kvkNumber: fc.boolean(),
        kvkExtract: fc.boolean(),
      }),
      { maxLength: 1 },
    ),
  }) satisfies fc.Arbitrary<Omit<CaseFacts, 'state'>>
  const tried = fc.record({
    role: fc.constantFrom(...caseRoles),
    move: fc.constantFrom(...moves),
    given: fc.oneof(someFacts, fc.constant(inOrder)),
    reason: fc.constantFrom(...holdReasons),
  })
  fc.assert(
    fc.property(fc.array(tried, { maxLength: 80 }), (tries) => {
      let state = opened
      for (const { role, move, given, reason } of tries) {
        const now = { ...given, state }
        const listed = possibilities(role, now, moment).find(({ action }) => action === move)
        const outcome = tryMove(role, now, { move, on, reason }, usualCalendar)
        // What the screen shows as possible is what the server does, and nothing else.
        expect(outcome.kind === 'moved').toBe(listed?.possible ?? false)
        if (outcome.kind === 'missing') expect(listed?.missing).toEqual(outcome.missing)
        if (outcome.kind === 'moved') {
          expect(missingFor(move, now)).toEqual([])
          state = outcome.state
        }
      }
      // From anywhere a case with everything in order comes to its end by somebody.
      for (let steps = 0; steps < 40 && state.status !== 'finalized' && state.status !== 'canceled'; steps++) {
        const forward = caseRoles
          .flatMap((role) => possibilities(role, facts({ state }), moment).map(({ action }) => ({ role, action })))
          .find(
            ({ action }) => !['cancel', 'revert', 'hold', 'ask', 'send_concept', 'approve_concept'].includes(action),
          )
        expect(forward).toBeDefined()
        if (forward === undefined) return
        const outcome = tryMove(forward.role, facts({ state }), { move: forward.action, on }, usualCalendar)
        if (outcome.kind === 'moved') state = outcome.state
      }
      expect(['finalized', 'canceled']).toContain(state.status)
    }),
    lawfully(300),
  )
})
