import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { dateInAmsterdam } from './amsterdam.ts'
import { minutesInAmsterdam, momentInAmsterdam } from './amsterdam-clock.ts'
import type { DutchDate } from './dutch-date.ts'

const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentInAmsterdam(day as DutchDate, hours * 60 + minutes).toISOString()
}

test.each([
  ['a winter morning', '15-12-2026', '09:00', '2026-12-15T08:00:00.000Z'],
  ['a summer morning', '15-06-2026', '09:00', '2026-06-15T07:00:00.000Z'],
  ['the Friday before summer time', '27-03-2026', '09:00', '2026-03-27T08:00:00.000Z'],
  ['the Monday after', '30-03-2026', '09:00', '2026-03-30T07:00:00.000Z'],
  ['the night it begins, before', '29-03-2026', '01:59', '2026-03-29T00:59:00.000Z'],
  ['the night it begins, after', '29-03-2026', '03:00', '2026-03-29T01:00:00.000Z'],
  ['the Friday before winter time', '23-10-2026', '16:15', '2026-10-23T14:15:00.000Z'],
  ['the Monday after that', '26-10-2026', '16:15', '2026-10-26T15:15:00.000Z'],
  ['the hour that comes twice', '25-10-2026', '02:30', '2026-10-25T01:30:00.000Z'],
  ['midnight of New Year', '01-01-2027', '00:00', '2026-12-31T23:00:00.000Z'],
  ['the last of a leap February', '29-02-2028', '12:00', '2028-02-29T11:00:00.000Z'],
])('%s', (_name, day, time, moment) => expect(at(day, time)).toBe(moment))

test('whatever moment it is, it is when the clocks of Amsterdam say it is', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const [first, last] = [new Date('2020-01-01T00:00:00Z'), new Date('2040-01-01T00:00:00Z')]
  fc.assert(
    fc.property(fc.date({ min: first, max: last, noInvalidDate: true }), (moment) => {
      const shown = minutesInAmsterdam(moment)
      const text = [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':')
      expect(text).toBe(clock.format(moment))
      // The way back; of the hour that comes twice the second.
      const again = momentInAmsterdam(dateInAmsterdam(moment), shown)
      expect([minutesInAmsterdam(again), dateInAmsterdam(again)]).toEqual([shown, dateInAmsterdam(moment)])
    }),
    lawfully(300),
  )
})
