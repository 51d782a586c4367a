import { describe, expect, test } from 'vitest'
import { countryCodes, isInhabited, nationalityCodes } from '../lists/index.ts'
import { routeFor, type SigningFacts, signingObstacles } from './route.ts'

const here: SigningFacts = {
  deed: 'shares',
  in_kind: false,
  residence: 'NL',
  nationality: 'NL',
  document: 'passport',
  company: null,
  needs_interpreter: false,
}
const director = { foreign: false, by_power: false, jointly: false }

/** Who, what differs from a Dutch person here with a passport who founds a BV with money, how they sign, and why not online. */
const cases: readonly [string, Partial<SigningFacts>, string, string?][] = [
  ['a Dutch passport', {}, 'online'],
  ['a Dutch identity card', { document: 'identity_card' }, 'online'],
  ['a Dutch driving licence', { document: 'driver_licence' }, 'legalised_here', 'document'],
  ['a German here', { nationality: 'DE' }, 'online'],
  ['a German here with an identity card', { nationality: 'DE', document: 'identity_card' }, 'online'],
  [
    'a Pole here with a driving licence',
    { nationality: 'PL', document: 'driver_licence' },
    'legalised_here',
    'document',
  ],
  ['a Croat here', { nationality: 'HR' }, 'online'],
  ['a Norwegian here: of the market, not of the Union', { nationality: 'NO' }, 'legalised_here', 'nationality'],
  ['a Swiss here', { nationality: 'CH' }, 'legalised_here', 'nationality'],
  ['a Briton here', { nationality: 'GB' }, 'legalised_here', 'nationality'],
  ['a Turk here', { nationality: 'TR' }, 'legalised_here', 'nationality'],
  ['a Moroccan here', { nationality: 'MA' }, 'legalised_here', 'nationality'],
  ['a Surinamese here', { nationality: 'SR' }, 'legalised_here', 'nationality'],
  ['a Syrian here', { nationality: 'SY' }, 'legalised_here', 'nationality'],
  ['somebody without a state', { nationality: 'XXA' }, 'legalised_here', 'nationality'],
  [
    'an Indian here with a driving licence',
    { nationality: 'IN', document: 'driver_licence' },
    'legalised_here',
    'nationality document',
  ],
  ['a Dutch person in Belgium', { residence: 'BE' }, 'apostille', 'abroad'],
  ['a Belgian in Belgium', { residence: 'BE', nationality: 'BE' }, 'apostille', 'abroad'],
  ['a Dutch person in Germany', { residence: 'DE' }, 'apostille', 'abroad'],
  ['a Briton in Britain', { residence: 'GB', nationality: 'GB' }, 'apostille', 'abroad nationality'],
  ['a Dutch person in Singapore', { residence: 'SG' }, 'apostille', 'abroad'],
  ['an American at home', { residence: 'US', nationality: 'US' }, 'apostille', 'abroad nationality'],
  ['somebody in Canada, since 2024', { residence: 'CA', nationality: 'CA' }, 'apostille', 'abroad nationality'],
  ['somebody in China, since 2023', { residence: 'CN', nationality: 'CN' }, 'apostille', 'abroad nationality'],
  ['somebody in Vietnam, since 2026', { residence: 'VN', nationality: 'VN' }, 'apostille', 'abroad nationality'],
  ['somebody in Algeria, since 2026', { residence: 'DZ', nationality: 'DZ' }, 'apostille', 'abroad nationality'],
  ['somebody in India', { residence: 'IN', nationality: 'IN' }, 'apostille', 'abroad nationality'],
  ['somebody in Hong Kong', { residence: 'HK' }, 'apostille', 'abroad'],
  ['somebody in Jersey', { residence: 'JE' }, 'apostille', 'abroad'],
  ['somebody on Curaçao', { residence: 'CW' }, 'apostille', 'abroad'],
  ['a Dutch person in Dubai', { residence: 'AE' }, 'consulate', 'abroad'],
  ['an Egyptian in Egypt', { residence: 'EG', nationality: 'EG' }, 'consulate', 'abroad nationality'],
  ['somebody in Thailand', { residence: 'TH' }, 'consulate', 'abroad'],
  ['somebody in Kenya', { residence: 'KE', nationality: 'KE' }, 'consulate', 'abroad nationality'],
  ['somebody in Malaysia', { residence: 'MY' }, 'consulate', 'abroad'],
  ['somebody in Taiwan', { residence: 'TW' }, 'consulate', 'abroad'],
  [
    'somebody in Qatar with a driving licence',
    { residence: 'QA', document: 'driver_licence' },
    'consulate',
    'abroad document',
  ],
  ['a business for shares', { in_kind: true }, 'legalised_here', 'in_kind'],
  ['a business for shares, from Spain', { in_kind: true, residence: 'ES' }, 'apostille', 'in_kind abroad'],
  ['a transfer', { deed: 'transfer' }, 'legalised_here', 'transfer'],
  ['a transfer by a Turk', { deed: 'transfer', nationality: 'TR' }, 'legalised_here', 'transfer nationality'],
  ['a foundation', { deed: 'board' }, 'legalised_here', 'foundation'],
  ['a foundation, from Sweden', { deed: 'board', residence: 'SE' }, 'apostille', 'foundation abroad'],
  ['a foundation, from Nepal', { deed: 'board', residence: 'NP' }, 'consulate', 'foundation abroad'],
  ['the director of a company', { company: director }, 'online'],
  ['one of two directors', { company: { ...director, jointly: true } }, 'online'],
  ['somebody with a power of a company', { company: { ...director, by_power: true } }, 'legalised_here', 'authority'],
  ['a company of elsewhere', { company: { ...director, foreign: true } }, 'legalised_here', 'foreign_company'],
  ['the director of a company, from Italy', { company: director, residence: 'IT' }, 'apostille', 'abroad'],
  ['somebody with an interpreter', { needs_interpreter: true }, 'legalised_here', 'language'],
  // As soon as it is known.
  [
    'abroad, and nothing else known',
    { residence: 'US', nationality: undefined, document: undefined },
    'apostille',
    'abroad',
  ],
  ['a Turk here, and no document yet', { nationality: 'TR', document: undefined }, 'legalised_here', 'nationality'],
  [
    'a licence, and no nationality yet',
    { nationality: undefined, document: 'driver_licence' },
    'legalised_here',
    'document',
  ],
  [
    'a foundation, and nothing of the person',
    { deed: 'board', nationality: undefined },
    'legalised_here',
    'foundation',
  ],
]

test.each(cases)('%s', (_who, differing, way, reasons = '') => {
  const route = routeFor({ ...here, ...differing })
  expect([route?.way, route?.reasons.join(' ')]).toEqual([way, reasons])
})

const open: readonly [string, Partial<SigningFacts>][] = [
  ['nobody knows where they live', { residence: undefined }],
  ['nobody knows where a Turk lives', { residence: undefined, nationality: 'TR' }],
  ['here, and no nationality yet', { nationality: undefined }],
  ['here, and no document yet', { document: undefined }],
]

test.each(open)('it is still open when %s', (_when, differing) => {
  expect(routeFor({ ...here, ...differing })).toBeNull()
})

describe('what comes with it', () => {
  test.each<[string, Partial<SigningFacts>, readonly string[]]>([
    ['who signs online has a phone that reads the chip', {}, ['without_chip']],
    ['a licence can be left at home', { document: 'driver_licence' }, ['other_document']],
    ['another document does not change a nationality', { document: 'driver_licence', nationality: 'TR' }, []],
    ['who lives abroad may come here, or go to our embassy', { residence: 'US' }, ['come_here', 'embassy']],
    ['where only the embassy helps, one may still come here', { residence: 'AE' }, ['come_here']],
    ['a foundation is signed like this', { deed: 'board' }, []],
  ])('%s', (_what, differing, instead) => {
    expect(routeFor({ ...here, ...differing })?.instead).toEqual(instead)
  })

  test('who signs for a company brings what shows that they may, and who signs with them', () => {
    const company = { ...director, by_power: true, jointly: true }
    expect(routeFor({ ...here, company })?.brings).toEqual(['document', 'power', 'authority', 'co_director'])
  })
})

describe('laws over everybody', () => {
  const residences = countryCodes.filter(isInhabited)
  const documents = ['passport', 'identity_card', 'driver_licence'] as const
  const deeds = ['shares', 'board', 'transfer'] as const
  const everybody = residences.flatMap((residence) =>
    nationalityCodes.flatMap((nationality) =>
      documents.flatMap((document) => deeds.map((deed) => ({ ...here, residence, nationality, document, deed }))),
    ),
  )
  const routes = everybody.map((facts) => ({ facts, route: routeFor(facts) }))
  const all = (holds: (one: (typeof routes)[number]) => boolean) => routes.filter((one) => !holds(one)).slice(0, 3)

  test('everybody of whom all is known has exactly one way', () => {
    expect(all(({ route }) => route !== null)).toEqual([])
  })

  test('nobody who lives here goes abroad, and nobody who lives abroad signs here', () => {
    const isHere = (way: string | undefined) => way === 'online' || way === 'legalised_here'
    expect(all(({ facts, route }) => isHere(route?.way) === (facts.residence === 'NL'))).toEqual([])
  })

  test('a transfer or a foundation is never signed online', () => {
    expect(all(({ facts, route }) => facts.deed === 'shares' || route?.way !== 'online')).toEqual([])
  })

  test('there is a reason exactly where it is not online, and it names each once', () => {
    expect(all(({ route }) => (route?.way === 'online') === (route?.reasons.length === 0))).toEqual([])
    expect(new Set(signingObstacles).size).toBe(signingObstacles.length)
  })

  test('a power is sent exactly from abroad, which takes days and money', () => {
    expect(
      all(({ facts, route }) => {
        const isAbroad = facts.residence !== 'NL'
        return route !== null && route.sends_power === isAbroad && route.cost.highest > 0 === isAbroad
      }),
    ).toEqual([])
  })
})
