import { describe, expect, test } from 'vitest'
import { fold } from '../names/index.ts'
import { countryCodes, nationalityCodes, priorityOf, riskOf } from './countries.ts'
import { industries } from './industries.ts'
import { municipalityNamed } from './known-municipalities.ts'
import { municipalities, municipalityAliases } from './municipalities.ts'
import { municipalityEntries } from './municipality-entries.ts'
import { listSeparator, orderCountries } from './order-countries.ts'
import { searchList } from './search-list.ts'
import { unservedCountries } from './unserved-countries.ts'

describe('municipalities', () => {
  test('342 on 1 January 2026, each once, in Dutch order', () => {
    expect(municipalities).toHaveLength(342)
    expect(new Set(municipalities).size).toBe(342)
    const collator = new Intl.Collator('nl', { ignorePunctuation: true })
    expect([...municipalities].toSorted(collator.compare)).toEqual(municipalities)
  })

  test.each([
    'Voorne aan Zee',
    'Dijk en Waard',
    'Land van Cuijk',
    'Maashorst',
    'Eemsdelta',
    "'s-Gravenhage",
    'Bergen (L.)',
  ])('%s is one', (name) => {
    expect(municipalities).toContain(name)
  })

  test.each(['Den Haag', 'Weesp', 'Brielle', 'Beemster', 'Heerhugowaard', 'Cuijk', 'Uden'])('%s is none', (name) => {
    expect(municipalities).not.toContain(name)
  })

  test('no other name means two municipalities or is one itself', () => {
    const aliases = Object.values(municipalityAliases).flat().map(fold)
    expect(new Set(aliases).size).toBe(aliases.length)
    const own = new Set(municipalities.map(fold))
    expect(aliases.filter((alias) => own.has(alias))).toEqual([])
  })
})

test('fifteen industries', () => {
  expect(new Set(industries).size).toBe(15)
})

describe('countries', () => {
  test('249 of ISO and Kosovo, each once', () => {
    expect(countryCodes).toHaveLength(250)
    expect(new Set(countryCodes).size).toBe(250)
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  test('the Netherlands and its neighbours first', () => {
    const first = countryCodes.filter((code) => priorityOf(code) > 0)
    expect(first.toSorted((a, b) => priorityOf(a) - priorityOf(b))).toEqual(['NL', 'BE', 'DE', 'FR', 'GB'])
  })

  test('risk levels', () => {
    expect(unservedCountries.toSorted()).toEqual(['IR', 'KP', 'MM'])
    expect(riskOf('AF')).toBe('high')
    expect(riskOf('NL')).toBe('low')
  })

  test('a nationality belongs to a state, and one can be without', () => {
    expect(nationalityCodes).toContain('NL')
    expect(nationalityCodes).toContain('XXA')
    expect(nationalityCodes).not.toContain('AX')
    expect(nationalityCodes).not.toContain('XXX')
  })
})

describe('orderCountries', () => {
  const all = [
    { code: 'AT', priority: 0, name: 'Oostenrijk', nationality: 'Oostenrijkse' },
    { code: 'BE', priority: 2, name: 'België', nationality: 'Belgische' },
    { code: 'AX', priority: 0, name: 'Åland', nationality: 'Finse' },
    { code: 'NL', priority: 1, name: 'Nederland', nationality: 'Nederlandse' },
    { code: 'EE', priority: 0, name: 'Estland', nationality: 'Estische' },
  ]
  const codes = (list: ReturnType<typeof orderCountries>) => list.map((one) => (one === listSeparator ? one : one.code))

  test('priority first, then the separator, then by name', () => {
    const list = orderCountries(all, { orderField: 'name', locale: 'nl' })
    expect(codes(list)).toEqual(['NL', 'BE', '---', 'AX', 'EE', 'AT'])
  })

  test('or by nationality', () => {
    const list = orderCountries(all, { orderField: 'nationality', locale: 'nl' })
    expect(codes(list)).toEqual(['NL', 'BE', '---', 'EE', 'AX', 'AT'])
  })

  test('no separator where there is nothing to separate', () => {
    expect(orderCountries([], { orderField: 'name', locale: 'en' })).toEqual([])
    expect(codes(orderCountries(all.slice(0, 1), { orderField: 'name', locale: 'en' }))).toEqual(['AT'])
  })
})

describe('searchList', () => {
  const fitting = (query: string) => searchList(municipalityEntries, query).fitting.map(({ value }) => value)
  const near = (query: string) => searchList(municipalityEntries, query).near.map(({ value }) => value)

  test.each([
    ['Den Haag', "'s-Gravenhage"],
    ["'s-gravenhage", "'s-Gravenhage"],
    ['s gravenhage', "'s-Gravenhage"],
    ['den bosch', "'s-Hertogenbosch"],
    ['sudwest', 'Súdwest-Fryslân'],
    ['sneek', 'Súdwest-Fryslân'],
    ['capelle ijssel', 'Capelle aan den IJssel'],
    ['hoofddorp', 'Haarlemmermeer'],
    ['bergen op', 'Bergen op Zoom'],
    ['AMSTERDAM', 'Amsterdam'],
  ])('%s finds %s first', (query, expected) => {
    expect(fitting(query)[0]).toBe(expected)
    expect(near(query)).toEqual([])
  })

  test.each([
    ['utrect', 'Utrecht'],
    ['amstredam', 'Amsterdam'],
    ['Eindhofen', 'Eindhoven'],
  ])('%s fits nothing, and may have been %s', (query, expected) => {
    expect(fitting(query)).toEqual([])
    expect(near(query)[0]).toBe(expected)
  })

  test('one letter is enough, and a better fit goes first', () => {
    expect(fitting('u').slice(0, 5)).toEqual(['Uitgeest', 'Uithoorn', 'Urk', 'Utrecht', 'Utrechtse Heuvelrug'])
    expect(fitting('utrecht')[0]).toBe('Utrecht')
  })

  test('nothing typed is everything, rubbish is nothing', () => {
    expect(fitting('  ')).toHaveLength(342)
    expect(searchList(municipalityEntries, 'xqzxqzxqz')).toEqual({ fitting: [], near: [] })
  })

  test('a slip is forgiven only when nothing fits as typed', () => {
    expect([...fitting('assen'), ...near('assen')]).not.toContain('Essen')
    expect(near('xrk')).toEqual([])
  })
})

test.each([
  ['den haag', "'s-Gravenhage"],
  ['UTRECHT', 'Utrecht'],
  ['utrech', undefined],
  ['Beek (L.)', 'Beek'],
  ['Hengelo (O.)', 'Hengelo'],
  ['Laren (NH.)', 'Laren'],
  ['middelburg (z)', 'Middelburg'],
  ['Rijswijk ZH', 'Rijswijk'],
  ['Stein (L.)', 'Stein'],
  ['Stein', 'Stein'],
])('the municipality of the name %s', (name, expected) => {
  expect(municipalityNamed(name)).toBe(expected)
})

test.each([
  ["Côte d'Ivoire", 'cote divoire'],
  ['Cote d’Ivoire', 'cote divoire'],
  ['Ærø', 'aero'],
  ['  IJsselstein ', 'ijsselstein'],
  ['ĳsselstein', 'ijsselstein'],
  ['Bergen (NH.)', 'bergen nh'],
])('fold %s', (text, expected) => {
  expect(fold(text)).toBe(expected)
})
