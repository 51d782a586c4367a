import { expect, test } from 'vitest'
import { seenBy } from './seen-by.ts'

type Line = Parameters<typeof seenBy>[0][number]
const line = (at: string, action: string, role: Line['role'], more: Partial<Line> = {}): Line => ({
  ...{ number: '2026-00001', at: new Date(at), action, role, office: role === 'notary' ? 'Kantoor Noord' : null },
  note: null,
  ...more,
})
const shown = (lines: readonly Line[]) =>
  seenBy(lines).map(({ who, office, day, ways, reasons }) => ({ who, office, day, ways, reasons }))

test('what an office did on a day is one line, and another office is another', () => {
  const lines = [
    line('2026-11-16T09:00:00Z', 'check_documents', 'notary'),
    line('2026-11-16T10:00:00Z', 'download', 'notary'),
    line('2026-11-16T11:00:00Z', 'flag', 'notary', { office: 'Kantoor Zuid' }),
    line('2026-11-17T09:00:00Z', 'flag', 'notary'),
  ]
  expect(shown(lines)).toEqual([
    { who: 'office', office: 'Kantoor Noord', day: '2026-11-17', ways: ['worked'], reasons: [] },
    { who: 'office', office: 'Kantoor Zuid', day: '2026-11-16', ways: ['worked'], reasons: [] },
    { who: 'office', office: 'Kantoor Noord', day: '2026-11-16', ways: ['worked', 'downloaded'], reasons: [] },
  ])
})

test('support is named with every reason it gave, each once; a day is one in Amsterdam', () => {
  const lines = [
    line('2026-11-16T22:59:00Z', 'access', 'support', { note: 'De naam klopt niet.' }),
    line('2026-11-16T23:01:00Z', 'access', 'support', { note: 'Terugbellen' }),
    line('2026-11-16T23:30:00Z', 'access', 'support', { note: 'Terugbellen' }),
  ]
  expect(shown(lines)).toEqual([
    { who: 'support', office: null, day: '2026-11-17', ways: ['looked'], reasons: ['Terugbellen'] },
    { who: 'support', office: null, day: '2026-11-16', ways: ['looked'], reasons: ['De naam klopt niet.'] },
  ])
})

test('what founders and the service do themselves is not seeing; a notary elsewhere who fetched the set is', () => {
  const lines = [
    line('2026-11-16T09:00:00Z', 'submit', 'customer'),
    line('2026-11-16T09:00:00Z', 'open', null),
    line('2026-11-16T09:00:00Z', 'fetch_set', null),
  ]
  expect(shown(lines)).toEqual([
    { who: 'elsewhere', office: null, day: '2026-11-16', ways: ['downloaded'], reasons: [] },
  ])
})
