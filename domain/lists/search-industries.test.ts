import { describe, expect, test } from 'vitest'
import { fold } from '../names/index.ts'
import { industries } from './industries.ts'
import { industryNames } from './industry-names.ts'
import { searchIndustries } from './search-industries.ts'

const entries = industries.map((value) => ({ value, label: value === 'ict_media' ? 'ICT en media' : `(${value})` }))
const found = (query: string) => {
  const { fitting, near } = searchIndustries(entries, query)
  return { fitting: fitting.map(({ value }) => value), near: near.map(({ value }) => value) }
}

describe('a trade is found by what people call it', () => {
  test.each([
    ['it', 'ict_media'],
    ['IT', 'ict_media'],
    ['software', 'ict_media'],
    ['ai', 'ict_media'],
    ['developer', 'ict_media'],
    ['webshop', 'retail'],
    ['online store', 'retail'],
    ['bakker', 'retail'],
    ['bakker', 'manufacturing'],
    ['bakery', 'retail'],
    ['kapper', 'retail'],
    ['kledingwinkel', 'retail'],
    ['softwarebedrijf voor scholen', 'ict_media'],
    ['ik ben timmerman', 'construction'],
    ['plumber', 'construction'],
    ['consultant', 'business_services'],
    ['boekhouder', 'business_services'],
    ['fysio', 'health'],
    ['nurse', 'health'],
    ['import', 'wholesale'],
    ['boer', 'agriculture'],
    ['koerier', 'logistics'],
    ['café', 'hospitality'],
    ['cafe', 'hospitality'],
    ['hypotheek', 'financial_services'],
    ['crypto', 'financial_services'],
    ['zonnepanelen', 'energy_water_environment'],
    ['charity', 'ngo'],
    ['yoga', 'culture_sport_recreation'],
  ])('%s: %s', (query, expected) => {
    expect(found(query).fitting).toContain(expected)
    expect(found(query).fitting).not.toHaveLength(industries.length)
  })

  test('exactly so goes first', () => {
    expect(found('it').fitting[0]).toBe('ict_media')
    expect(found('software').fitting[0]).toBe('ict_media')
    expect(found('webshop').fitting[0]).toBe('retail')
  })

  test('a slip is a guess', () => {
    expect(found('sofware')).toEqual({ fitting: [], near: ['ict_media', 'other'] })
  })
})

test.each(['', 'it', 'sofware', 'xqzxqzxqz', 'ruimtevaart', 'a'])('something else is always offered: %j', (query) => {
  const { fitting, near } = found(query)
  expect([...fitting, ...near].filter((value) => value === 'other')).toEqual(['other'])
  expect([...fitting, ...near].at(-1)).toBe('other')
})

test('with nothing typed they keep their order', () => {
  expect(found('').fitting).toEqual([...industries])
})

test('every industry has names of its own, each written once', () => {
  expect(Object.keys(industryNames).toSorted()).toEqual(industries.filter((one) => one !== 'other').toSorted())
  for (const names of Object.values(industryNames)) {
    const folded = names.map(fold)
    expect(folded.filter((name, index) => name === '' || folded.indexOf(name) !== index)).toEqual([])
  }
})
