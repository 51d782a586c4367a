import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { firstBook, withFees } from './first-book.ts'
import type { PriceBook } from './price-book.ts'
import { feeLines, supplementOf } from './supplement.ts'

const { after_payment: _none, ...bookOfBefore } = firstBook
const asking = (change: number, appointment_moved: number): PriceBook => ({
  ...firstBook,
  after_payment: { change: cents(change), appointment_moved: cents(appointment_moved) },
})

describe('what is asked after payment costs, with VAT', () => {
  test.each<readonly [string, PriceBook, number, number]>([
    ['what the book says', firstBook, 9_075, 6_050],
    ['nothing by a book from before', bookOfBefore, 0, 0],
    ['nothing where it says so', asking(0, 0), 0, 0],
    ['each by itself', asking(10_000, 0), 12_100, 0],
  ])('%s', (_, book, change, move) => {
    const total = (fee: Parameters<typeof feeLines>[1]) => supplementOf(feeLines(book, fee)).total
    expect([total('change_fee'), total('appointment_moved')]).toEqual([change, move])
  })
})

test.each<readonly [string, PriceBook, PriceBook['after_payment']]>([
  ['a book from before gets ours', bookOfBefore, firstBook.after_payment],
  ['one that has them keeps its own', asking(1, 2), { change: cents(1), appointment_moved: cents(2) }],
  ['also where they are free', asking(0, 0), { change: cents(0), appointment_moved: cents(0) }],
])('for a new book %s', (_, book, fees) => expect(withFees(book).after_payment).toEqual(fees))
