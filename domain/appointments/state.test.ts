import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { waysOf } from './hours.ts'
import { customerAmong, mustBeThere, stillAsked, whoCan } from './people.ts'
import {
  type AppointmentState,
  appointmentAfter,
  appointmentStates,
  isLive,
  keptUntil,
  momentWaitsFor,
  movableUntil,
  movePrice,
} from './state.ts'

test.each([
  ['asked', 'agree', 'agreed'],
  ['asked', 'move', 'called_off'],
  ['asked', 'call_off', 'called_off'],
  ['asked', 'hold', null],
  ['asked', 'miss', null],
  ['agreed', 'move', 'moved'],
  ['agreed', 'miss', 'missed'],
  ['agreed', 'hold', 'held'],
  ['agreed', 'call_off', 'called_off'],
  ['agreed', 'agree', null],
  ['held', 'reopen', 'agreed'],
  ['held', 'miss', null],
  ['held', 'call_off', null],
  ['missed', 'hold', null],
  ['moved', 'agree', null],
  ['called_off', 'agree', null],
] as const)('%s, %s: %s', (state, event, after) => expect(appointmentAfter(state, event)).toBe(after))

test('in a diary stands what is asked or agreed', () => {
  expect(appointmentStates.filter(isLive)).toEqual(['asked', 'agreed'])
})

describe('what another moment costs', () => {
  const price = cents(5000)
  const byFounder = { state: 'moved', movedBy: 'founder' } as const
  const byOffice = { state: 'moved', movedBy: 'office' } as const
  const is = (state: AppointmentState) => ({ state, movedBy: null })
  test.each([
    ['the first one', [], 0],
    ['the first one, while others are asked', [is('asked')], 0],
    ['moved once', [is('agreed')], 0],
    ['moved again', [byFounder, is('agreed')], 5000],
    ['and again', [byFounder, byFounder, is('agreed')], 5000],
    ['what the office moves does not count', [byOffice, byOffice, is('agreed')], 0],
    ['after nobody came', [is('missed')], 0],
    ['after nobody came and it was moved before', [byFounder, is('missed')], 5000],
    ['after nobody came twice', [is('missed'), is('missed')], 5000],
    ['what was called off does not count', [is('called_off'), is('called_off')], 0],
  ])('%s', (_name, past, cost) => expect(movePrice(past, price)).toBe(cost))

  test('a book without a price asks none', () => expect(movePrice([byFounder, is('agreed')], undefined)).toBe(0))
})

test('until a day before it can be moved', () => {
  expect(movableUntil(new Date('2026-12-15T13:00:00Z'))).toEqual(new Date('2026-12-14T13:00:00Z'))
})

test.each([
  ['nobody is asked and it is free', 0, 0, false, null],
  ['others are asked first, also where it costs something', 1, 6050, false, 'answers'],
  ['everybody can, and it costs something', 0, 6050, false, 'payment'],
  ['others are asked for what is free', 2, 0, false, 'answers'],
  ['what the office says costs nothing and waits for nobody', 1, 6050, true, null],
] as const)('what a moment waits for: %s', (_name, asked, price, byOffice, waits) =>
  expect(momentWaitsFor({ asked, price: cents(price), byOffice })).toBe(waits),
)

test.each([
  ['a day', '2026-12-15T13:00', '2026-12-08T13:00', '2026-12-02T10:00'],
  ['no longer than the one before can be moved', '2026-12-15T13:00', '2026-12-02T15:00', '2026-12-01T15:00'],
  ['no longer than until it begins', '2026-12-01T18:00', null, '2026-12-01T18:00'],
  ['a day after nobody came', '2026-12-15T13:00', null, '2026-12-02T10:00'],
])('until when it is kept for who pays: %s', (_name, starts, agreed, until) => {
  const at = (text: string) => new Date(`${text}Z`)
  const moments = { now: at('2026-12-01T10:00'), starts: at(starts), agreed: agreed === null ? null : at(agreed) }
  expect(keptUntil(moments)).toEqual(at(until))
})

describe('who must be there', () => {
  const people = [
    { id: 'p1', byProxy: false },
    { id: 'p2', byProxy: true },
    { id: 'p3', byProxy: false },
  ]
  const starts = new Date('2026-12-15T13:00:00Z')
  const said = (person: string, can: boolean, at = starts) => ({ person, can, starts: at })

  test('whoever signs themselves', () => expect(mustBeThere(people)).toEqual(['p1', 'p3']))

  test.each([
    ['nobody said anything', [], ['p1', 'p3']],
    ['one can', [said('p1', true)], ['p3']],
    ['one cannot', [said('p1', true), said('p3', false)], ['p3']],
    ['all can', [said('p1', true), said('p3', true)], []],
    ['who need not be there does not matter', [said('p2', false), said('p1', true), said('p3', true)], []],
    ['at another moment', [said('p1', true), said('p3', true, new Date('2026-12-16T13:00:00Z'))], ['p3']],
  ])('%s', (_name, answers, asked) => {
    const must = mustBeThere(people)
    expect(stillAsked(starts, must, answers)).toEqual(asked)
    expect(whoCan(starts, must, answers)).toEqual(must.filter((id) => !asked.includes(id)))
  })

  test.each([
    ['by their address, however it is written', ' Bram@Voorbeeld.nl', 'p2'],
    ['the first where nobody has it', 'kantoor@voorbeeld.nl', 'p1'],
  ])('the customer: %s', (_name, email, id) => {
    const known = [{ id: 'p1' }, { id: 'p2', email: 'bram@voorbeeld.nl' }]
    expect(customerAmong(known, email)).toBe(id)
  })
})

test.each([
  ['online', ['online']],
  ['offline', ['offline']],
  ['online_offline', ['online', 'offline']],
] as const)('%s', (mode, ways) => expect(waysOf(mode)).toEqual(ways))
