import { describe, expect, test } from 'vitest'
import { aMonthAfter, before1993When, from1993When, notBeforeIncorporation, notBeforeStart } from './company-dates.ts'
import { adult, afterIssue, afterToday, notAfterToday, ofAge, withinALifetime } from './dates.ts'
import { passes } from './passes.fixture.ts'

describe('on 15-11-2026', () => {
  test.each([
    [notAfterToday, '14-11-2026', true],
    [notAfterToday, '15-11-2026', true],
    [notAfterToday, '16-11-2026', false],
    [afterToday, '16-11-2026', true],
    [afterToday, '15-11-2026', false],
    [afterToday, '01-01-2020', false],
    [adult, '15-11-2008', true],
    [adult, '16-11-2008', false],
    [ofAge, '15-11-2008', true],
    [ofAge, '16-11-2008', false],
    [ofAge, '01-01-1960', true],
    [withinALifetime, '16-11-1905', true],
    [withinALifetime, '14-03-1885', false],
  ])('$0.code $1: $2', (rule, date, expected) => {
    expect(passes(rule, date)).toBe(expected)
  })
})

describe('beside another date', () => {
  test.each([
    ['01-01-2030', '01-01-2020', true],
    ['01-01-2020', '01-01-2020', false],
    ['01-01-2019', '01-01-2020', false],
    ['01-01-2019', undefined, true],
    ['01-01-2019', 'onzin', true],
  ])('expires %s, issued %s: %s', (date, issue_date, expected) => {
    expect(passes(afterIssue('shareholder.issue_date'), date, { shareholder: { issue_date } })).toBe(expected)
  })

  test.each([
    ['02-01-2000', true],
    ['01-01-2000', true],
    ['31-12-1999', false],
  ])('%s, incorporated 01-01-2000: %s', (date, expected) => {
    const facts = { main: { incorporation_date: '01-01-2000' } }
    expect(passes(notBeforeIncorporation('main.incorporation_date'), date, facts)).toBe(expected)
  })
})

describe('beside the day something begins', () => {
  test.each([
    ['01-01-2027', '02-01-2027', true, false],
    ['01-01-2027', '01-01-2027', true, false],
    ['01-01-2027', '31-12-2026', false, false],
    ['01-01-2027', '31-01-2027', true, false],
    ['01-01-2027', '01-02-2027', true, true],
    ['15-12-2026', '15-01-2027', true, true],
    ['15-12-2026', '14-01-2027', true, false],
    ['31-01-2027', '28-02-2027', true, true],
    [undefined, '01-01-2000', true, true],
    ['onzin', '01-01-2000', true, true],
  ])('begun %s, then %s', (start_date, date, fitsEnd, fitsMonth) => {
    const facts = { form: { start_date } }
    expect(passes(notBeforeStart('form.start_date'), date, facts)).toBe(fitsEnd)
    expect(passes(aMonthAfter('form.start_date'), date, facts)).toBe(fitsMonth)
  })
})

describe('before or after 1993', () => {
  test.each([
    ['before_1993', '31-12-1992', true, true],
    ['before_1993', '01-01-1993', false, true],
    ['after_1993', '31-12-1992', true, false],
    ['after_1993', '01-01-1993', true, true],
    [undefined, '31-12-1992', true, true],
  ])('%s with %s', (old_acquistion, date, fitsBefore, fitsAfter) => {
    const facts = { main: { old_acquistion } }
    expect(passes(before1993When('main.old_acquistion'), date, facts)).toBe(fitsBefore)
    expect(passes(from1993When('main.old_acquistion'), date, facts)).toBe(fitsAfter)
  })
})
