import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { calendarFile, type DiaryEntry } from './calendar-file.ts'

const entry: DiaryEntry = {
  uid: '7d1f-42@oprecht.example',
  sequence: 0,
  written: new Date('2026-12-03T10:11:12.345Z'),
  starts: new Date('2026-12-17T10:00:00Z'),
  minutes: 60,
  title: 'Tekenen van de akte: De Vries Zuivel B.V.',
  place: 'Notariskantoor Terpstra, Leeuwarden',
  about: 'Zaak 2026-00317',
  url: 'https://oprecht.example/dashboard/7d1f',
  maker: 'Oprecht',
}

/** As a diary reads it: folded lines whole again. */
const linesOf = (file: string): readonly string[] => file.replace(/\r\n /g, '').trimEnd().split('\r\n')
const readOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const unescaped = (text = '') => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('one moment, in UTC, line by line', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Oprecht//NL',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:7d1f-42@oprecht.example',
      'SEQUENCE:0',
      'DTSTAMP:20261203T101112Z',
      'DTSTART:20261217T100000Z',
      'DTEND:20261217T110000Z',
      'SUMMARY:Tekenen van de akte: De Vries Zuivel B.V.',
      'LOCATION:Notariskantoor Terpstra\\, Leeuwarden',
      'DESCRIPTION:Zaak 2026-00317',
      'URL:https://oprecht.example/dashboard/7d1f',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a moment that was moved is the same one, later on', () => {
  const moved = calendarFile({ ...entry, sequence: 2, starts: new Date('2026-12-18T08:30:00Z'), minutes: 90 })
  expect(readOf(moved, 'UID')).toBe(entry.uid)
  expect([readOf(moved, 'SEQUENCE'), readOf(moved, 'DTSTART'), readOf(moved, 'DTEND')]).toEqual([
    '2',
    '20261218T083000Z',
    '20261218T100000Z',
  ])
})

test('a moment that was called off goes out of a diary', () => {
  const off = calendarFile({ ...entry, sequence: 3, method: 'CANCEL' })
  expect([readOf(off, 'METHOD'), readOf(off, 'STATUS'), readOf(off, 'UID'), readOf(off, 'SEQUENCE')]).toEqual([
    ...['CANCEL', 'CANCELLED', entry.uid, '3'],
  ])
})

test.each([
  ['a comma, a semicolon and a backslash', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['lines of every kind', 'a\r\nb\nc\rd', 'a\\nb\\nc\\nd'],
  ['what would begin a line of its own', 'x\r\nATTENDEE:mailto:a@evil.example', 'x\\nATTENDEE:mailto:a@evil.example'],
  ['signs that cannot be seen', 'a\u0000b\u0007c', 'abc'],
  ['a colon and quotes, which are allowed', 'a: "b"', 'a: "b"'],
])('%s', (_name, title, written) => {
  expect(readOf(calendarFile({ ...entry, title }), 'SUMMARY')).toBe(written)
})

test('what is not there has no line', () => {
  const file = calendarFile({ ...entry, place: '', about: '' })
  expect(file).not.toMatch(/LOCATION|DESCRIPTION/)
})

test('whatever somebody is called: lines of 75 bytes, whole signs, and the same text when read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile({ ...entry, title })
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      const plain = title.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
      expect(unescaped(readOf(file, 'SUMMARY'))).toBe(plain)
      expect(linesOf(file)).toHaveLength(19)
    }),
    lawfully(500),
  )
})
