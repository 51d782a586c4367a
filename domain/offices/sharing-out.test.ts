import { expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import { nextOffice, officeFor, type SharingOffice } from './sharing-out.ts'

const today = '18-11-2026' as DutchDate
const office = (id: number, over: Partial<SharingOffice> = {}): SharingOffice => ({
  ...{ id, active: true, takes_cases: true, pause_until: null, flows: null, languages: null },
  ...{ capacity: null, open_cases: id, position: id * 10 },
  ...over,
})
const work = { flow: 'dutch-bv', language: 'nl' } as const
const [first, second] = [office(1), office(2)]

test.each<[string, readonly SharingOffice[], number | undefined]>([
  ['nobody works here', [], undefined],
  ['the fewest cases', [second, first], 1],
  ['as many cases: who stands first', [office(1, { open_cases: 2, position: 30 }), second], 2],
  ['as many, in the same place: the oldest', [office(4, { open_cases: 1, position: 10 }), first], 1],
  ['closed', [office(1, { active: false }), second], 2],
  ['takes nothing', [office(1, { takes_cases: false }), second], 2],
  [
    'takes nothing until tomorrow',
    [office(1, { takes_cases: false, pause_until: '19-11-2026' as DutchDate }), second],
    2,
  ],
  ['took nothing until today', [office(1, { takes_cases: false, pause_until: today }), second], 1],
  ['does not make this', [office(1, { flows: ['holding'] }), second], 2],
  ['makes this', [office(1, { flows: ['holding', 'dutch-bv'] }), second], 1],
  ['not in this language', [office(1, { languages: ['en'] }), second], 2],
  ['full', [office(1, { capacity: 1 }), second], 2],
  ['room for one more', [office(1, { capacity: 2 }), second], 1],
  ['all of them full', [office(1, { capacity: 1 }), office(2, { capacity: 2 })], undefined],
])('without a choice: %s', (_name, offices, id) => {
  expect(nextOffice(offices, work, today)?.id).toBe(id)
})

test('a case that an office left lying goes to another', () => {
  expect(nextOffice([first, second], work, today, 1)?.id).toBe(2)
  expect(nextOffice([first], work, today, 1)).toBeUndefined()
})

test.each<[string, Partial<SharingOffice>, number]>([
  ['as it was chosen, although another has less to do', {}, 2],
  ['full all the same: it was chosen', { capacity: 1 }, 2],
  ['closed since', { active: false }, 1],
  ['takes nothing since', { takes_cases: false }, 1],
  ['does not make this any more', { flows: [] }, 1],
  ['not in this language any more', { languages: ['en'] }, 1],
])('one was chosen: %s', (_name, over, id) => {
  expect(officeFor([first, office(2, over)], { ...work, chosen: 2 }, today)?.id).toBe(id)
})

test('one that was never there is nobody’s choice', () => {
  expect(officeFor([first], { ...work, chosen: 99 }, today)?.id).toBe(1)
  expect(officeFor([first], { ...work, chosen: null }, today)?.id).toBe(1)
})
