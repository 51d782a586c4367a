import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../../money/index.ts'
import { dutchDate, parseDutchDate } from '../../values/index.ts'
import { dutchDay, dutchMoney, dutchNumber } from './dutch.ts'
import { englishCountry, englishDay, englishMoney, englishNumber } from './english.ts'

const day = (text: string) => {
  const date = parseDutchDate(text)
  if (!date) throw new Error(`no such day: ${text}`)
  return date
}

test.each([
  [0, 'nul', 'zero'],
  [1, 'één', 'one'],
  [2, 'twee', 'two'],
  [8, 'acht', 'eight'],
  [10, 'tien', 'ten'],
  [11, 'elf', 'eleven'],
  [12, 'twaalf', 'twelve'],
  [13, 'dertien', 'thirteen'],
  [14, 'veertien', 'fourteen'],
  [19, 'negentien', 'nineteen'],
  [20, 'twintig', 'twenty'],
  [21, 'eenentwintig', 'twenty-one'],
  [22, 'tweeëntwintig', 'twenty-two'],
  [23, 'drieëntwintig', 'twenty-three'],
  [25, 'vijfentwintig', 'twenty-five'],
  [30, 'dertig', 'thirty'],
  [32, 'tweeëndertig', 'thirty-two'],
  [40, 'veertig', 'forty'],
  [55, 'vijfenvijftig', 'fifty-five'],
  [60, 'zestig', 'sixty'],
  [76, 'zesenzeventig', 'seventy-six'],
  [80, 'tachtig', 'eighty'],
  [83, 'drieëntachtig', 'eighty-three'],
  [99, 'negenennegentig', 'ninety-nine'],
  [100, 'honderd', 'one hundred'],
  [101, 'honderdeen', 'one hundred and one'],
  [110, 'honderdtien', 'one hundred and ten'],
  [120, 'honderdtwintig', 'one hundred and twenty'],
  [122, 'honderdtweeëntwintig', 'one hundred and twenty-two'],
  [200, 'tweehonderd', 'two hundred'],
  [342, 'driehonderdtweeënveertig', 'three hundred and forty-two'],
  [999, 'negenhonderdnegenennegentig', 'nine hundred and ninety-nine'],
  [1000, 'duizend', 'one thousand'],
  [1001, 'duizend een', 'one thousand and one'],
  [1050, 'duizend vijftig', 'one thousand and fifty'],
  [1099, 'duizend negenennegentig', 'one thousand and ninety-nine'],
  [1100, 'elfhonderd', 'one thousand one hundred'],
  [1200, 'twaalfhonderd', 'one thousand two hundred'],
  [1985, 'negentienhonderdvijfentachtig', 'one thousand nine hundred and eighty-five'],
  [2000, 'tweeduizend', 'two thousand'],
  [2026, 'tweeduizend zesentwintig', 'two thousand and twenty-six'],
  [2500, 'tweeduizend vijfhonderd', 'two thousand five hundred'],
  [10_000, 'tienduizend', 'ten thousand'],
  [12_345, 'twaalfduizend driehonderdvijfenveertig', 'twelve thousand three hundred and forty-five'],
  [100_000, 'honderdduizend', 'one hundred thousand'],
  [121_001, 'honderdeenentwintigduizend een', 'one hundred and twenty-one thousand and one'],
  [1_000_000, 'één miljoen', 'one million'],
  [1_000_001, 'één miljoen een', 'one million and one'],
  [2_500_000, 'twee miljoen vijfhonderdduizend', 'two million five hundred thousand'],
  [1_000_000_000, 'één miljard', 'one billion'],
  [3_000_000_000_000, 'drie biljoen', 'three trillion'],
  [-1, '-1', '-1'],
  [1.5, '1.5', '1.5'],
  [1e15, '1000000000000000', '1000000000000000'],
])('%s is %s and %s', (value, dutch, english) => {
  expect(dutchNumber(value)).toBe(dutch)
  expect(englishNumber(value)).toBe(english)
})

test.each([
  [1, 'één eurocent (€\u00a00,01)', 'one eurocent (EUR\u00a00.01)'],
  [2, 'twee eurocent (€\u00a00,02)', 'two eurocents (EUR\u00a00.02)'],
  [10, 'tien eurocent (€\u00a00,10)', 'ten eurocents (EUR\u00a00.10)'],
  [99, 'negenennegentig eurocent (€\u00a00,99)', 'ninety-nine eurocents (EUR\u00a00.99)'],
  [100, 'één euro (€\u00a01,00)', 'one euro (EUR\u00a01.00)'],
  [101, 'één euro en één cent (€\u00a01,01)', 'one euro and one cent (EUR\u00a01.01)'],
  [120, 'één euro en twintig cent (€\u00a01,20)', 'one euro and twenty cents (EUR\u00a01.20)'],
  [12_000, 'honderdtwintig euro (€\u00a0120,00)', 'one hundred and twenty euros (EUR\u00a0120.00)'],
  [30_009, 'driehonderd euro en negen cent (€\u00a0300,09)', 'three hundred euros and nine cents (EUR\u00a0300.09)'],
  [1_000_000, 'tienduizend euro (€\u00a010.000,00)', 'ten thousand euros (EUR\u00a010,000.00)'],
  [0, 'nul euro (€\u00a00,00)', 'zero euros (EUR\u00a00.00)'],
])('%s cents is %s and %s', (amount, dutch, english) => {
  expect(dutchMoney(cents(amount))).toBe(dutch)
  expect(englishMoney(cents(amount))).toBe(english)
})

test.each([
  [
    '15-11-2026',
    'vijftien november tweeduizend zesentwintig',
    'the fifteenth day of November two thousand and twenty-six',
  ],
  [
    '14-03-1985',
    'veertien maart negentienhonderdvijfentachtig',
    'the fourteenth day of March nineteen hundred and eighty-five',
  ],
  ['01-01-2000', 'één januari tweeduizend', 'the first day of January two thousand'],
  ['02-02-1900', 'twee februari negentienhonderd', 'the second day of February nineteen hundred'],
  ['03-04-2001', 'drie april tweeduizend een', 'the third day of April two thousand and one'],
  ['05-05-1945', 'vijf mei negentienhonderdvijfenveertig', 'the fifth day of May nineteen hundred and forty-five'],
  ['08-06-1908', 'acht juni negentienhonderdacht', 'the eighth day of June nineteen hundred and eight'],
  [
    '09-07-1999',
    'negen juli negentienhonderdnegenennegentig',
    'the ninth day of July nineteen hundred and ninety-nine',
  ],
  ['12-08-2010', 'twaalf augustus tweeduizend tien', 'the twelfth day of August two thousand and ten'],
  ['20-09-2020', 'twintig september tweeduizend twintig', 'the twentieth day of September two thousand and twenty'],
  [
    '21-10-2021',
    'eenentwintig oktober tweeduizend eenentwintig',
    'the twenty-first day of October two thousand and twenty-one',
  ],
  [
    '22-12-2022',
    'tweeëntwintig december tweeduizend tweeëntwintig',
    'the twenty-second day of December two thousand and twenty-two',
  ],
  [
    '23-01-2023',
    'drieëntwintig januari tweeduizend drieëntwintig',
    'the twenty-third day of January two thousand and twenty-three',
  ],
  ['30-04-1980', 'dertig april negentienhonderdtachtig', 'the thirtieth day of April nineteen hundred and eighty'],
  [
    '31-12-2027',
    'eenendertig december tweeduizend zevenentwintig',
    'the thirty-first day of December two thousand and twenty-seven',
  ],
  [
    '29-02-2024',
    'negenentwintig februari tweeduizend vierentwintig',
    'the twenty-ninth day of February two thousand and twenty-four',
  ],
])('%s is %s and %s', (date, dutch, english) => {
  expect(dutchDay(day(date), 'words')).toBe(dutch)
  expect(englishDay(day(date), 'words')).toBe(english)
})

test('a day in figures keeps the name of its month', () => {
  expect(dutchDay(day('01-03-1985'), 'plain')).toBe('1 maart 1985')
  expect(englishDay(day('01-03-1985'), 'plain')).toBe('1 March 1985')
})

test('no two numbers are said alike, and none with figures', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
      for (const say of [dutchNumber, englishNumber]) {
        expect(say(one)).toMatch(/^[a-zéë]+([ -][a-zéë]+)*$/)
        expect(say(one) === say(other)).toBe(one === other)
      }
    }),
  )
})

test('every day of a year can be written out', () => {
  for (let month = 1; month <= 12; month += 1) {
    for (let number = 1; number <= 31; number += 1) {
      const date = dutchDate(number, month, 2024)
      if (!date) continue
      expect(dutchDay(date, 'words')).not.toMatch(/\d|undefined/)
      expect(englishDay(date, 'words')).not.toMatch(/\d|undefined/)
    }
  }
})

test.each([
  ['Netherlands', 'the Netherlands'],
  ['United Kingdom', 'the United Kingdom'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Portugal', 'Portugal'],
  ['South Korea', 'South Korea'],
])('%s stands in a sentence as %s', (name, expected) => {
  expect(englishCountry(name)).toBe(expected)
})
