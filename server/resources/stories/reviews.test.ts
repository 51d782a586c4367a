import { describe, expect, test } from 'vitest'
import { quotesIn, reviewsIn, scaleRating } from './reviews.ts'

describe('scaleRating', () => {
  test.each([
    [9.6, 10, 4.8],
    [8.8, 10, 4.4],
    [4.5, 5, 4.5],
    [4.46, 5, 4.5],
    [0, 5, 0],
    [10, 10, 5],
    [87, 100, 4.4],
    [5.1, 5, undefined],
    [-1, 5, undefined],
    [1, 0, undefined],
    [Number.NaN, 5, undefined],
  ])('%d out of %d is %d out of 5', (score, scale, expected) => {
    expect(scaleRating(score, scale)).toBe(expected)
  })
})

describe('reviewsIn', () => {
  const ten = { name: 'Ten', score: '9.6', scale: '10', count: '272' }
  const five = { name: 'Five', score: 4.5, scale: 5 }
  const tenOutOfFive = { name: 'Ten', text: '272 reviews', score: 4.8, base: 5, count: 272, url: null }

  test('brings two sources with different scales to the same one', () => {
    expect(reviewsIn({ component: 'reviews', engineReviews: [ten, five] }).reviews).toEqual([
      tenOutOfFive,
      { name: 'Five', text: null, score: 4.5, base: 5, count: null, url: null },
    ])
  })

  test.each([
    ['a comma', { ...ten, score: '9,6' }, tenOutOfFive],
    ['an empty count', { ...ten, count: '' }, { ...tenOutOfFive, text: null, count: null }],
    ['where it can be read', { ...ten, url: 'https://kiyoh.nl/x' }, { ...tenOutOfFive, url: 'https://kiyoh.nl/x' }],
    ['its base', { ...ten, scale: undefined, base: '10' }, tenOutOfFive],
    ['its text', { ...ten, text: ' Al 272 keer beoordeeld ' }, { ...tenOutOfFive, text: 'Al 272 keer beoordeeld' }],
    ['spaces', { ...ten, name: ' Ten ', scale: ' 10 ' }, tenOutOfFive],
  ])('reads %s', (_name, entry, review) => {
    expect(reviewsIn({ engineReviews: [entry, five] }).reviews[0]).toEqual(review)
  })

  test.each([
    ['nothing', undefined],
    ['no list', { component: 'reviews' }],
    ['one source', { engineReviews: [ten] }],
    ['a score above its scale', { engineReviews: [ten, { ...five, score: 6 }] }],
    ['words for a score', { engineReviews: [ten, { ...five, score: 'good' }] }],
    ['no base', { engineReviews: [ten, { ...five, scale: undefined }] }],
    ['no name', { engineReviews: [ten, { ...five, name: '' }] }],
  ])('refuses %s', (_name, story) => {
    expect(() => reviewsIn(story)).toThrow()
  })
})

test.each([
  ['as the editor wrote it', { score: '9,1', scale: '10', count: '200' }, { score: 9.1, scale: 10, count: 200 }],
  ['ours when there is none', undefined, { score: 8.8, scale: 10, count: 113 }],
])('the rating for search engines: %s', (_, marketingRating, rating) => {
  const engineReviews = [
    { name: 'A', score: 9, scale: 10 },
    { name: 'B', score: 4, scale: 5 },
  ]
  expect(reviewsIn({ engineReviews, ...(marketingRating && { marketingRating }) }).marketing_rating).toEqual(rating)
})

describe('what others wrote', () => {
  const written = {
    ...{ _uid: 'q', component: 'review', name: 'Marieke', place: 'Zwolle', date: '2026-11-29 00:00' },
    ...{ text: ' Op zondagavond ingevuld. ', score: '10', scale: '10', source: 'Kiyoh', url: 'https://kiyoh.nl/x' },
  }
  const quotes = (...reviews: unknown[]) => quotesIn({ component: 'reviews', reviews })

  test('is shown as it was written, with who, when and where', () => {
    expect(quotes(written)).toEqual([
      {
        ...{ name: 'Marieke', place: 'Zwolle', text: 'Op zondagavond ingevuld.', language: 'nl' },
        ...{ score: 5, scale: 5, source: 'Kiyoh', address: 'https://kiyoh.nl/x' },
        day: new Date('2026-11-29T12:00:00Z'),
      },
    ])
  })

  test.each([
    ['without a source', { source: '' }],
    ['without a day', { date: '' }],
    ['on no day', { date: '2026-99-99' }],
    ['without words', { text: '  ' }],
    ['above its scale', { score: '11' }],
    ['at an unsafe address', { url: 'javascript:alert(1)' }],
  ])('is not shown %s, and takes no other along', (_name, more) => {
    expect(quotes({ ...written, ...more }, { ...written, name: 'Femke' }).map(({ name }) => name)).toEqual(['Femke'])
  })

  test('is three at most, the newest', () => {
    const of = (day: number) => ({ ...written, name: `Van ${day}`, date: `2026-11-0${day}` })
    expect(quotes(of(1), of(4), of(2), of(3)).map(({ name }) => name)).toEqual(['Van 4', 'Van 3', 'Van 2'])
  })

  test.each([undefined, null, 'x', {}, { reviews: 'x' }])('is nothing in %j', (story) => {
    expect(quotesIn(story)).toEqual([])
  })
})
