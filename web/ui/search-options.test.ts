import { describe, expect, test } from 'vitest'
import { optionMeant, optionsListed, type SearchOption } from './search-options.ts'

const option = (label: string, priority = false): SearchOption => ({ value: label.toLowerCase(), label, priority })
const options: readonly SearchOption[] = [
  { ...option('Nederland', true), aliases: ['Holland'] },
  option('België', true),
  option('Niger'),
  option('Nigeria'),
  option('Åland'),
  { ...option('Frankrijk'), aliases: ['Gallië'] },
  { ...option('Zwitserland'), aliases: ['Gallië'] },
  { ...option('Iran'), disabled: true, note: 'Hier kan het niet.' },
]
const beginningWith = (all: readonly SearchOption[], typed: string) =>
  all.filter((one) => one.label.toLowerCase().startsWith(typed.trim().toLowerCase()))
const search = (all: readonly SearchOption[], typed: string) => {
  const fitting = beginningWith(all, typed)
  return { fitting, near: fitting.length > 0 ? [] : beginningWith(all, typed.slice(0, 2)) }
}
const labels = (list: readonly SearchOption[]) => list.map((one) => one.label)

describe('listed', () => {
  test('priority first while nothing is typed', () => {
    const { first, rest } = optionsListed(options, ' ', search)
    expect(labels(first)).toEqual(['Nederland', 'België'])
    expect(labels(rest)).toEqual(['Niger', 'Nigeria', 'Åland', 'Frankrijk', 'Zwitserland', 'Iran'])
  })
  test('one character is a search, without a separator', () => {
    const { first, rest, guessed } = optionsListed(options, 'n', search)
    expect(labels(first)).toEqual(['Nederland', 'Niger', 'Nigeria'])
    expect(rest).toEqual([])
    expect(guessed).toBe(false)
  })
  test('what may have been meant is known as a guess', () => {
    const { first, guessed } = optionsListed(options, 'nixx', search)
    expect(labels(first)).toEqual(['Niger', 'Nigeria'])
    expect(guessed).toBe(true)
    expect(optionsListed(options, 'xyz', search)).toEqual({ first: [], rest: [], guessed: false })
  })
})

describe('meant', () => {
  test.each([
    ['the only one that fits so far', 'ned', undefined],
    ['its full name', 'nederland', 'Nederland'],
    ['a full name that others begin with', 'niger', 'Niger'],
    ['a full name in capitals', 'NIGER ', 'Niger'],
    ['a name without its accent', 'belgie', 'België'],
    ['another name of one', 'holland', 'Nederland'],
    ['another name of two', 'gallië', undefined],
    ['one that cannot be chosen', 'iran', undefined],
    ['two that fit', 'nig', undefined],
    ['none that fits', 'x', undefined],
    ['nothing typed', '  ', undefined],
  ])('%s', (_, typed, label) => expect(optionMeant(options, typed)?.label).toBe(label))
})
