import { expect, test } from 'vitest'
import type { Answers } from '#domain/questions/index.ts'
import { copyOf, type LocalCopy, revive, type Shelf, takeCopies, writeCopy } from './local-copy.ts'
import { clashesIn, mergedAnswers, noteChanges, type ServerState, startQueue } from './queue.ts'

const empty: Answers = { main: {}, p1: { active: true }, p2: {}, p3: {}, p4: {} }
const serverHas = (answers: Partial<Answers> = {}, version = 1): ServerState => ({
  answers: { ...empty, ...answers },
  version,
})
const none = new Map()
const typing = (raw: string, before: unknown = undefined) => ({ raw, before, nagging: false })

function shelfWith(entries: Readonly<Record<string, string>> = {}): Shelf & { readonly left: () => readonly string[] } {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
    left: () => [...kept.keys()],
  }
}

const unsent = (path: string, value: unknown) =>
  noteChanges(startQueue(serverHas()), [{ path, before: null, after: value }])

test('nothing unsent and nothing typed: no copy', () => {
  expect(copyOf(startQueue(serverHas()), none, 0)).toBeNull()
  const shelf = shelfWith({ 'questionnaire/u1/t1': '{}' })
  writeCopy(shelf, 'u1', 't1', null)
  expect(shelf.left()).toEqual([])
})

test('a copy holds what the server lacks, and of sensitive answers only what was typed', () => {
  const queue = noteChanges(unsent('main.company_name', 'Boter'), [{ path: 'p1.bsn', before: '111222333', after: '1' }])
  expect(copyOf(queue, new Map([['p1.firstname', typing('San')]]), 7)).toEqual({
    version: 1,
    at: 7,
    unsent: { 'main.company_name': { value: 'Boter', base: null }, 'p1.bsn': { value: '1' } },
    removed: [],
    drafts: { 'p1.firstname': { value: 'San', base: null } },
  })
})

const copy: LocalCopy = {
  version: 1,
  at: 10,
  unsent: { 'main.company_name': { value: 'Boter', base: null } },
  removed: [],
  drafts: { 'p1.firstname': { value: 'Sanne Mari', base: null } },
}

test('closed tabs are emptied, oldest first; open ones and other questionnaires are left alone', () => {
  const text = (at: number) => JSON.stringify({ ...copy, at })
  const shelf = shelfWith({
    'questionnaire/u1/closed2': text(20),
    'questionnaire/u1/closed1': text(10),
    'questionnaire/u1/open': text(15),
    'questionnaire/u2/closed': text(15),
    'questionnaire/u3/rubbish': '{"version":',
    'questionnaire/u3/ancient': text(-40 * 24 * 60 * 60 * 1000),
    progress: '1',
  })
  const taken = takeCopies(shelf, 'u1', { now: 100, isOpen: (tab) => tab === 'open' })
  expect(taken.map((one) => one.at)).toEqual([10, 20])
  expect(shelf.left()).toEqual(['questionnaire/u1/open', 'questionnaire/u2/closed', 'progress'])
})

test('a shelf that refuses everything is no shelf', () => {
  const shelf = shelfWith()
  const refuse = () => {
    throw new Error('forbidden')
  }
  const closed: Shelf = { ...shelf, getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 3 }
  expect(takeCopies(closed, 'u1', { now: 0, isOpen: () => false })).toEqual([])
  expect(() => writeCopy(closed, 'u1', 't1', copy)).not.toThrow()
})

test('every character comes back, over what the server has', () => {
  const queue = revive(serverHas({ main: { email: 'a@b.nl' } }), [copy])
  expect(mergedAnswers(queue).p1.firstname).toBe('Sanne Mari')
  expect(mergedAnswers(queue).main).toEqual({ email: 'a@b.nl', company_name: 'Boter' })
  expect(clashesIn(queue)).toEqual([])
})

test('what reached the server after all is not sent again', () => {
  const queue = revive(
    serverHas({ main: { company_name: 'Boter' }, p1: { active: true, firstname: 'Sanne Mari' } }, 2),
    [copy],
  )
  expect(queue.unsent.size).toBe(0)
})

test('what someone else answered meanwhile is a choice, not a loss', () => {
  expect(clashesIn(revive(serverHas({ main: { company_name: 'Kaas' } }, 2), [copy]))).toEqual(['main.company_name'])
})

test.each([
  ['the same version', 1, []],
  ['a newer version', 2, ['p1.bsn']],
])('a sensitive answer over %s', (_, version, clashes) => {
  const secret = { ...copy, unsent: { 'p1.bsn': { value: '111222333' } }, drafts: {} }
  expect(clashesIn(revive(serverHas({ p1: { active: true, bsn: '123456782' } }, version), [secret]))).toEqual(clashes)
})

test('of two closed tabs the last one wins', () => {
  const later = { ...copy, at: 20, unsent: { 'main.company_name': { value: 'Kaas', base: null } }, drafts: {} }
  expect(mergedAnswers(revive(serverHas(), [copy, later])).main.company_name).toBe('Kaas')
})
