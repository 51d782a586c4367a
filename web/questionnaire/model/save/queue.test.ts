import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/questions/index.ts'
import {
  acknowledge,
  clashesIn,
  type Flight,
  mergedAnswers,
  nextFlight,
  noteChanges,
  notePlace,
  noteRemoval,
  retryAfter,
  type SaveQueue,
  type ServerState,
  settleClashes,
  startQueue,
  withFailure,
  withFlight,
  withInherited,
  withoutQuestionnaire,
  withRefusal,
  withServerState,
} from './queue.ts'

const empty: Answers = { main: {}, p1: { active: true }, p2: {}, p3: {}, p4: {} }
const serverHas = (answers: Partial<Answers>, version = 2): ServerState => ({
  answers: { ...empty, ...answers },
  version,
})
const start = (answers: Partial<Answers> = {}) => startQueue(serverHas(answers, 1))
const anything = () => true

const change = (path: string, before: unknown, after: unknown) => ({ path, before, after })
const named = (value: string | null, before: string | null = null) => change('main.company_name', before, value)

function fly(queue: SaveQueue, accepts: (path: string) => boolean = anything): { queue: SaveQueue; flight: Flight } {
  const flight = nextFlight(queue, accepts)
  if (!flight) throw new Error('There is nothing to send.')
  return { queue: withFlight(queue, flight), flight }
}

test('changes travel together, and what was acknowledged is done', () => {
  const { queue, flight } = fly(noteChanges(start(), [named('Boter'), change('p1.firstname', null, 'Sanne')]))
  expect(Object.fromEntries(flight.fields)).toEqual({ 'main.company_name': 'Boter', 'p1.firstname': 'Sanne' })
  const after = acknowledge(
    queue,
    serverHas({ main: { company_name: 'Boter' }, p1: { active: true, firstname: 'Sanne' } }),
  )
  expect(after.unsent.size).toBe(0)
  expect(after.version).toBe(2)
  expect(nextFlight(after, anything)).toBeNull()
})

test('one request at a time', () => {
  const { queue } = fly(noteChanges(start(), [named('Boter')]))
  expect(nextFlight(noteChanges(queue, [change('main.email', null, 'a@b.nl')]), anything)).toBeNull()
})

test('what is changed while it is under way goes again', () => {
  const { queue } = fly(noteChanges(start(), [named('Boter')]))
  const after = acknowledge(
    noteChanges(queue, [named('Kaas', 'Boter')]),
    serverHas({ main: { company_name: 'Boter' } }),
  )
  expect(clashesIn(after)).toEqual([])
  expect(fly(after).flight.fields.get('main.company_name')).toBe('Kaas')
})

test('changed back before it was sent: nothing to send', () => {
  const once = noteChanges(start({ main: { company_name: 'Boter' } }), [named('Kaas', 'Boter')])
  expect(nextFlight(noteChanges(once, [named('Boter', 'Kaas')]), anything)).toBeNull()
})

test('changed back while it was under way: that goes too', () => {
  const { queue } = fly(noteChanges(start({ main: { company_name: 'Boter' } }), [named('Kaas', 'Boter')]))
  const after = acknowledge(noteChanges(queue, [named('Boter', 'Kaas')]), serverHas({ main: { company_name: 'Kaas' } }))
  expect(fly(after).flight.fields.get('main.company_name')).toBe('Boter')
})

test('what is not right yet stays behind and the rest goes', () => {
  const queue = noteChanges(start(), [change('p1.bsn', null, '123'), named('Boter')])
  const { flight } = fly(queue, (path) => path !== 'p1.bsn')
  expect([...flight.fields.keys()]).toEqual(['main.company_name'])
})

test('what the server refuses is kept here and sent again only when it changes', () => {
  const { queue } = fly(noteChanges(start(), [change('p1.residence_country', null, 'KP'), named('Boter')]))
  const refused = withRefusal(queue, [{ path: 'p1.residence_country', code: 'country_not_served' }])
  expect([...fly(refused).flight.fields.keys()]).toEqual(['main.company_name'])
  expect(mergedAnswers(refused).p1.residence_country).toBe('KP')
  const changed = noteChanges(refused, [change('p1.residence_country', 'KP', 'NL')])
  expect(fly(changed).flight.fields.get('p1.residence_country')).toBe('NL')
})

test('refused without a name: nothing of it is tried over and over', () => {
  const { queue } = fly(noteChanges(start(), [named('Boter')]))
  expect(nextFlight(withRefusal(queue, [{ path: '', code: 'wrong_type' }]), anything)).toBeNull()
})

test('a failure keeps everything, and waits longer each time', () => {
  const { queue } = fly(noteChanges(start(), [named('Boter')]))
  const failed = withFailure(queue)
  expect(fly(failed).flight.fields.get('main.company_name')).toBe('Boter')
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryAfter)).toEqual([0, 1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

test('a questionnaire that is gone gets nothing more, and nothing is thrown away', () => {
  const { queue } = fly(noteChanges(start(), [named('Boter')]))
  const gone = withoutQuestionnaire(queue)
  expect(nextFlight(gone, anything)).toBeNull()
  expect(gone.unsent.size).toBe(1)
})

test('a place goes along, and only the newest', () => {
  const first = { step: 1, temporal_step: 1, substep: 0 }
  const { queue, flight } = fly(notePlace(start(), first))
  expect(flight.place).toEqual(first)
  const second = { ...first, substep: 1 }
  expect(fly(acknowledge(notePlace(queue, second), serverHas({}))).flight.place).toEqual(second)
  expect(nextFlight(acknowledge(queue, serverHas({})), anything)).toBeNull()
})

test('whoever is taken out needs no answers, and comes back after that', () => {
  const before = start({ p2: { active: true, firstname: 'Jelle' } })
  const typed = noteChanges(before, [change('p2.lastname', null, 'Hoekstra')])
  const gone = noteRemoval(typed, 'p2', before.server.p2)
  const again = noteChanges(gone, [change('p2.active', false, true)])
  const { queue, flight } = fly(again)
  expect(flight.removed).toEqual(['p2'])
  expect(flight.fields.size).toBe(0)
  expect(mergedAnswers(queue).p2).toEqual({ active: true, substep: 0 })
  const after = acknowledge(queue, serverHas({ p2: { active: false, substep: 0 } }))
  expect(clashesIn(after)).toEqual([])
  expect(fly(after).flight.fields.get('p2.active')).toBe(true)
})

test('whom the server never knew is simply forgotten', () => {
  const added = noteChanges(start(), [change('p2.active', null, true)])
  expect(nextFlight(noteRemoval(added, 'p2', {}), anything)).toBeNull()
})

test.each<[string, Answers['main'], string[]]>([
  ['another question', { email: 'a@b.nl' }, []],
  ['the same question, the same answer', { company_name: 'Boter' }, []],
  ['the same question, another answer', { company_name: 'Kaas' }, ['main.company_name']],
])('elsewhere someone answered %s', (_, main, clashes) => {
  const met = withServerState(noteChanges(start(), [named('Boter')]), serverHas({ main }))
  expect(clashesIn(met)).toEqual(clashes)
  expect(mergedAnswers(met).main.company_name).toBe('Boter')
  expect(mergedAnswers(met).main.email).toBe(main.email)
  if (clashes.length > 0) expect(nextFlight(met, anything)).toBeNull()
})

test.each([
  ['mine', 'Boter', 1],
  ['theirs', 'Kaas', 0],
] as const)('a person chooses %s', (choice, name, left) => {
  const met = withServerState(noteChanges(start(), [named('Boter')]), serverHas({ main: { company_name: 'Kaas' } }))
  const settled = settleClashes(met, choice, mergedAnswers(met))
  expect(clashesIn(settled)).toEqual([])
  expect(mergedAnswers(settled).main.company_name).toBe(name)
  expect(settled.unsent.size).toBe(left)
})

test('an answer changed elsewhere while it was being typed here is a clash as well', () => {
  const heard = withServerState(start(), serverHas({ main: { company_name: 'Kaas' } }))
  expect(clashesIn(noteChanges(heard, [named('Boter', null)]))).toEqual(['main.company_name'])
})

describe('what another tab left behind', () => {
  const [left, theirs] = [named('Kaas'), change('p2.firstname', null, 'Jel')]
  test('is sent from here, after what is under way', () => {
    const flying = fly(noteChanges(start(), [change('main.email', null, 'a@b.nl')])).queue
    const after = withInherited(flying, noteChanges(start(), [left]))
    expect(nextFlight(after, anything)).toBeNull()
    const landed = acknowledge(after, serverHas({ main: { email: 'a@b.nl' } }))
    expect([...fly(landed).flight.fields]).toEqual([['main.company_name', 'Kaas']])
  })
  test('gives way to what was changed here since', () => {
    const own = noteChanges(start(), [named('Boter')])
    expect(withInherited(own, noteChanges(start(), [left])).unsent).toEqual(own.unsent)
  })
  test('says nothing about who was taken out here, and takes out nobody who was written about', () => {
    const there = start({ p2: { active: true } })
    const gone = noteRemoval(there, 'p2', { active: true })
    expect(withInherited(gone, noteChanges(there, [theirs])).unsent.size).toBe(0)
    expect(withInherited(noteChanges(there, [theirs]), gone).removed.size).toBe(0)
    expect(withInherited(there, gone).removed.size).toBe(1)
  })
})

const jelle = { active: true, firstname: 'Jelle' }

test.each([
  ['mine', { active: true, firstname: 'Jelle', lastname: 'Hoekstra' }],
  ['theirs', { active: false, substep: 0 }],
] as const)('someone who was taken out elsewhere while we answered for them: %s', (choice, expected) => {
  const typed = noteChanges(start({ p2: jelle }), [change('p2.lastname', null, 'Hoekstra')])
  const mine = mergedAnswers(typed)
  const met = withServerState(typed, serverHas({ p2: { active: false, substep: 0 } }))
  expect(clashesIn(met)).toEqual(['p2'])
  const settled = settleClashes(met, choice, mine)
  expect(clashesIn(settled)).toEqual([])
  expect(mergedAnswers(settled).p2).toMatchObject(expected)
})

test.each([
  ['mine', ['p2']],
  ['theirs', []],
] as const)('someone we took out while they were answered for elsewhere: %s', (choice, removed) => {
  const gone = noteRemoval(start({ p2: jelle }), 'p2', jelle)
  const met = withServerState(gone, serverHas({ p2: { ...jelle, lastname: 'Hoekstra' } }))
  expect(clashesIn(met)).toEqual(['p2'])
  const settled = settleClashes(met, choice, mergedAnswers(met))
  expect(clashesIn(settled)).toEqual([])
  expect([...settled.removed.keys()]).toEqual(removed)
})

test('taken out on both sides is no clash', () => {
  const gone = noteRemoval(start({ p2: jelle }), 'p2', jelle)
  const met = withServerState(gone, serverHas({ p2: { active: false } }))
  expect(clashesIn(met)).toEqual([])
  expect(nextFlight(met, anything)).toBeNull()
})
