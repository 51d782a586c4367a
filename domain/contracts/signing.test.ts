import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReminderDue, remindableFrom, type SigningSession, signersDue, signingAfter } from './signing.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const until = at(30)
const of = (
  states: string,
  more: Partial<Pick<SigningSession, 'state' | 'in_turns'>> = {},
): SigningSession<'a' | 'b' | 'c'> => {
  const words = { o: 'open', s: 'signed', d: 'declined' } as const
  const ids = ['a', 'b', 'c'] as const
  const signers = [...states].map((one, place) => ({
    id: ids[place] ?? 'a',
    state: words[one as keyof typeof words],
  }))
  return { state: 'open', in_turns: false, until, signers, ...more }
}

describe('whom it is up to', () => {
  test.each([
    ['all at once', of('ooo'), 'abc'],
    ['those who did not sign', of('oso'), 'ac'],
    ['in turns the first', of('ooo', { in_turns: true }), 'a'],
    ['in turns the next', of('soo', { in_turns: true }), 'b'],
    ['nobody when it is over', of('soo', { state: 'withdrawn' }), ''],
    ['nobody when all signed', of('sss', { state: 'completed' }), ''],
  ])('%s', (_name, session, expected) => {
    expect(signersDue(session).join('')).toBe(expected)
  })
})

describe('what happens', () => {
  const sign = (signer: 'a' | 'b' | 'c') => ({ kind: 'sign', signer }) as const
  const decline = (signer: 'a' | 'b' | 'c') => ({ kind: 'decline', signer }) as const
  test.each([
    ['one of two signs', of('oo'), sign('a'), at(20), 'open'],
    ['the last signs', of('so'), sign('b'), at(20), 'completed'],
    ['in turns the second is too early', of('oo', { in_turns: true }), sign('b'), at(20), 'not_your_turn'],
    ['in turns the second may not decline before', of('oo', { in_turns: true }), decline('b'), at(20), 'not_your_turn'],
    ['twice', of('so'), sign('a'), at(20), 'already'],
    ['declining what one signed', of('so'), decline('a'), at(20), 'already'],
    ['late', of('oo'), sign('a'), until, 'late'],
    ['at the last moment', of('oo'), sign('a'), new Date(until.getTime() - 1), 'open'],
    ['declined by one', of('so'), decline('b'), at(20), 'declined'],
    ['after another declined', of('od', { state: 'declined' }), sign('a'), at(20), 'over'],
    ['after oneself declined', of('od', { state: 'declined' }), sign('b'), at(20), 'over'],
    ['after it was taken back', of('oo', { state: 'withdrawn' }), sign('a'), at(20), 'over'],
    ['by a stranger', of('oo'), sign('c'), at(20), 'over'],
    ['taken back', of('so'), { kind: 'withdraw' }, at(20), 'withdrawn'],
    ['taken back when it is done', of('ss', { state: 'completed' }), { kind: 'withdraw' }, at(20), 'over'],
    ['its time is over', of('so'), { kind: 'expire' }, until, 'expired'],
    ['its time is not over', of('so'), { kind: 'expire' }, at(20), 'too_early'],
    ['done before its time was over', of('ss', { state: 'completed' }), { kind: 'expire' }, until, 'over'],
  ] as const)('%s', (_name, session, act, now, expected) => {
    const outcome = signingAfter(session, act, now)
    expect(outcome.kind === 'done' ? outcome.session.state : outcome.why).toBe(expected)
  })
})

test('whatever happens in whatever order: it ends once, done means all signed, and in turns nobody signs before another', () => {
  const anyone = fc.constantFrom('a', 'b', 'c')
  const act = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('sign' as const), signer: anyone }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const), signer: anyone }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'withdraw' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
  )
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.tuple(act, fc.integer({ min: 18, max: 31 })), { maxLength: 20 }),
      (in_turns, acts) => {
        let session: SigningSession<string> = of('ooo', { in_turns })
        let ended: string | null = null
        for (const [one, day] of acts) {
          const outcome = signingAfter(session, one, at(day))
          if (outcome.kind === 'refused') continue
          // What is over stays as it was.
          expect(ended).toBeNull()
          session = outcome.session
          if (session.state !== 'open') ended = session.state
        }
        const states = session.signers.map(({ state }) => state)
        expect(session.state === 'completed').toBe(states.every((state) => state === 'signed'))
        expect(session.state === 'declined').toBe(states.includes('declined'))
        if (in_turns) {
          const first = states.findIndex((state) => state !== 'signed')
          expect(first === -1 || !states.slice(first).includes('signed')).toBe(true)
        }
      },
    ),
  )
})

test('two who act at once, one after the other on what the first left: nobody is lost and it is done once', () => {
  for (const [first, second] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const one = signingAfter(of('oo'), { kind: 'sign', signer: first }, at(20))
    if (one.kind !== 'done') return expect.unreachable()
    expect(one.session.state).toBe('open')
    const other = signingAfter(one.session, { kind: 'sign', signer: second }, at(20))
    expect(other).toMatchObject({ kind: 'done', session: { state: 'completed' } })
  }
})

test.each([
  ['at once', 18, 0, 18, false],
  ['after three days', 18, 0, 21, true],
  ['not again the next day', 18, 1, 22, false],
  ['after a week', 18, 1, 25, true],
  ['shortly before the end', 18, 2, 28, true],
  ['no more than that', 18, 3, 29, false],
  ['when it is over', 18, 0, 30, false],
])('a reminder %s', (_name, invited, reminders, now, expected) => {
  expect(isReminderDue({ invited_at: at(invited), reminders, until }, at(now))).toBe(expected)
})

test.each([
  ['a day after the invitation', null, at(21)],
  ['a day after the last reminder', at(25), at(26)],
])('who sent it may have somebody reminded %s', (_when, reminded_at, from) => {
  expect(remindableFrom({ invited_at: at(20), reminded_at })).toEqual(from)
})
