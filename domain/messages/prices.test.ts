import { describe, expect, test } from 'vitest'
import { discountKeys, lineNames, sections } from '../pricing/index.ts'
import { en } from './en/index.ts'
import { nl } from './nl/index.ts'

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

describe.each([nl, en])('the words of a quote in $locale', ({ prices }) => {
  test('are there for every line, section and discount', () => {
    expect(Object.keys(prices.lines)).toEqual(lineNames)
    expect(Object.keys(prices.sections)).toEqual(sections)
    expect(Object.keys(prices.discounts)).toEqual(discountKeys)
  })

  test('are never empty, and have only places that are filled in', () => {
    for (const text of textsIn(prices)) expect(text).toMatch(/^\S(.*\S)?$/s)
    const places = new Set(textsIn(prices).flatMap((text) => text.match(/\{\w+\}/g) ?? []))
    expect([...places].sort()).toEqual(['{amount}', '{days}', '{months}', '{name}', '{percent}', '{vat}', '{without}'])
  })
})
