import { describe, expect, test } from 'vitest'
import { listed, meant, type SearchOption } from './search-options.ts'

const option = (label: string, priority = false): SearchOption => ({ value: label.toLowerCase(), label, priority })
const options = [option('Nederland', true), option('België', true), option('Niger'), option('Nigeria'), option('Åland')]
const search = (all: readonly SearchOption[], typed: string) =>
  all.filter((one) => one.label.toLowerCase().startsWith(typed.trim().toLowerCase()))

describe('listed', () => {
  test('priority first while nothing is typed', () => {
    const { first, rest } = listed(options, ' ', search)
    expect(first.map((one) => one.label)).toEqual(['Nederland', 'België'])
    expect(rest.map((one) => one.label)).toEqual(['Niger', 'Nigeria', 'Åland'])
  })
  test('one character is a search, without a separator', () => {
    const { first, rest } = listed(options, 'n', search)
    expect(first.map((one) => one.label)).toEqual(['Nederland', 'Niger', 'Nigeria'])
    expect(rest).toEqual([])
  })
})

describe('meant', () => {
  test.each([
    ['the only one that fits', 'ned', 'Nederland'],
    ['a full name that others begin with', 'niger', 'Niger'],
    ['a full name in capitals', 'NIGER ', 'Niger'],
    ['two that fit', 'nig', undefined],
    ['none that fits', 'x', undefined],
    ['nothing typed', '  ', undefined],
  ])('%s', (_, typed, label) => expect(meant(options, typed, search)?.label).toBe(label))
})
