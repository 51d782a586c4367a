import { describe, expect, test } from 'vitest'
import {
  blanksContext,
  blanksIn,
  composeListed,
  listDocuments,
  openBlanks,
  plainText,
  withLayer,
} from '../documents/index.ts'
import type { Answers } from '../fields/index.ts'
import { type Product, relevant } from '../flow/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

const documentsOf = (product: Product, answers: Answers, known: ReturnType<typeof blanksContext> = {}) => {
  const counted = relevant(product, answers, context)
  return listDocuments(product, counted).map((listed) => ({
    key: listed.key,
    document: composeListed(listed, counted, {
      ...context,
      ...known,
      language: product.language,
      templates: templates.get(product.name) ?? {},
    }),
  }))
}

/** What the notary fills in, with the clauses it stands in, whoever's turn it is and of whichever document of its sort. */
const meanings = (product: Product): Readonly<Record<string, string>> => {
  const found = new Map<string, Set<string>>()
  for (const answers of Object.values(samplesOf(product))) {
    for (const { name, places } of blanksIn(documentsOf(product, answers))) {
      const known = found.get(name) ?? new Set()
      // A translation has the places of its deed once more.
      for (const { document, clause } of places.filter((place) => !place.document.startsWith('translation')))
        known.add(`${document.replace(/_p\d$/, '')}:${clause?.replace(/@.*$/, '')}`)
      found.set(name, known)
    }
  }
  return Object.fromEntries([...found].sort().map(([name, places]) => [name, [...places].sort().join(' ')]))
}

/** Who appears, as the law wants it in a deed (art. 40 Wna). */
const whoAppears = {
  clerk: 'deed:heading.appears',
  deputy_address: 'deed:heading.appears',
  deputy_birthdate: 'deed:heading.appears',
  deputy_birthplace: 'deed:heading.appears',
}
const usual = {
  ...whoAppears,
  deed_day: 'deed:heading.appears register:about.incorporated register:shares.acquired',
  notary_city: 'deed:ending.executed deed:heading.appears poa:acts.gives register:about.incorporated',
  notary_name: 'deed:heading.appears poa:acts.gives register:about.incorporated',
}
/** When the deed of a company is passed, and that of the holding of someone before it. */
const timesOf = (...people: readonly string[]) =>
  Object.fromEntries(
    ['deed_hour', 'deed_minute'].flatMap((name) => [
      [name, 'deed:ending.executed'],
      ...people.map((person) => [`${name}.${person}`, 'deed:ending.executed deed:founders.holding']),
    ]),
  )
const coDirector = 'declaration:capacity.company deed:founders.company poa:grantor.company poa:signature.co_director'
const coDirectorOf = (person: string) => ({
  [`co_director.${person}`]: coDirector,
  [`co_director_address.${person}`]: 'deed:founders.company',
  [`co_director_birthdate.${person}`]: 'deed:founders.company',
  [`co_director_birthplace.${person}`]: 'deed:founders.company',
})
const supervisors = {
  'choice.supervisors': [
    ...['absence.every', 'absence.every_supervisors', 'amendment.supervisors', 'board.no_supervisors'],
    ...['board.suspended_by_supervisors', 'board_decisions.approval_supervisors', 'board_decisions.tie'],
    ...['board_decisions.tie_supervisors', 'conflict.others', 'conflict.others_supervisors', 'definitions.supervisors'],
    ...[
      'first_supervisors.accepted',
      'first_supervisors.named',
      'first_supervisors.supervisor',
      'profit.care_approval',
    ],
    ...['supervision.account', 'supervision.accounts', 'supervision.advises', 'supervision.conflict'],
    ...['supervision.convenes', 'supervision.information', 'supervision.inspection', 'supervision.meeting'],
    ...['supervision.task', 'supervision.told', 'supervision.votes', 'supervisors.absence', 'supervisors.appointed'],
    ...['supervisors.dismissed', 'supervisors.excluded', 'supervisors.independent', 'supervisors.number'],
    ...['supervisors.pay', 'supervisors.term'],
  ]
    .map((clause) => `deed:${clause}`)
    .join(' '),
  ...Object.fromEntries([1, 2, 3].map((one) => [`supervisor.${one}`, 'deed:first_supervisors.supervisor'])),
}
const ofFoundation = {
  clerk: 'deed:heading.appears',
  deputy_address: 'deed:heading.appears',
  deputy_birthdate: 'deed:heading.appears',
  deputy_birthplace: 'deed:heading.appears',
  deed_day: 'deed:heading.appears',
  notary_city: 'deed:ending.executed deed:heading.appears poa:acts.gives',
  notary_name: 'deed:heading.appears poa:acts.gives',
}

/** One name stands for one meaning: whoever fills it in once fills in the same thing everywhere. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dutch-bv': {
    ...usual,
    ...timesOf('p1', 'p3'),
    ...coDirectorOf('p2'),
    ...supervisors,
  },
  'english-bv': {
    ...usual,
    ...timesOf('p1', 'p3'),
    ...coDirectorOf('p2'),
    'dutch_text.1': 'deed:objects.activity',
    ...supervisors,
  },
  holding: usual,
  'incorporate-holding': usual,
  stichting: ofFoundation,
  anbi_stichting_oprichten: ofFoundation,
  omzetting: {
    ...usual,
    ...timesOf('p1'),
    deed_day: `contribution:background.founded ${usual.deed_day}`,
    notary_city: `contribution:background.founded ${usual.notary_city}`,
    notary_name: `contribution:background.founded ${usual.notary_name}`,
  },
  transfer_of_shares: {
    clerk: 'deed:heading.appears',
    'co_director.p1':
      'declaration:capacity.seller_company deed:parties.company poa:grantor.company poa:signature.co_director resolution:signature.co_director',
    'co_director_address.p1': 'deed:parties.company poa:grantor.company',
    'co_director_birthdate.p1': 'deed:parties.company poa:grantor.company',
    'co_director_birthplace.p1': 'deed:parties.company poa:grantor.company',
    deed_day: 'deed:heading.appears register:left.ended register:shares.acknowledged register:shares.acquired',
    deputy_address: 'deed:heading.appears',
    deputy_birthdate: 'deed:heading.appears',
    deputy_birthplace: 'deed:heading.appears',
    director_address: 'resolution:director.other',
    director_birthdate: 'resolution:director.other',
    director_birthplace: 'resolution:director.other',
    notary_city: 'deed:ending.executed deed:heading.appears poa:acts.gives poa:company_acts.gives',
    notary_name: 'deed:heading.appears poa:acts.gives poa:company_acts.gives',
    price_interest: 'deed:payment.interest',
    second_address: 'deed:parties.of_shares poa:company_grantor.company',
    second_birthdate: 'deed:parties.of_shares poa:company_grantor.company',
    second_birthplace: 'deed:parties.of_shares poa:company_grantor.company',
    signer_address: 'deed:parties.of_shares poa:company_grantor.company',
    signer_birthdate: 'deed:parties.of_shares poa:company_grantor.company',
    signer_birthplace: 'deed:parties.of_shares poa:company_grantor.company',
  },
}

const filled = {
  deed_day: '2026-12-17',
  notary_name: 'Anneke Jantina Terpstra',
  notary_city: 'Leeuwarden',
  clerk: 'Jelle Hoekstra',
}

describe.each(productList.map((product) => [product.name, product] as const))('%s', (name, product) => {
  test('every place for the notary has a name with one meaning', () => {
    expect(meanings(product)).toEqual(expected[name])
  })

  test.each(Object.entries(samplesOf(product)))('%s: everything filled in leaves nothing open', (_, answers) => {
    const open = blanksIn(documentsOf(product, answers)).filter((blank) => blank.open)
    const blanks = Object.fromEntries(open.map(({ name: one, options }) => [one, options?.[0]?.option ?? `«${one}»`]))
    const all = { ...blanks, ...filled }
    expect(openBlanks(documentsOf(product, answers), all)).toEqual([])
    const { documents, orphans } = withLayer(documentsOf(product, answers, blanksContext(all)), {
      blanks: all,
      layer: [],
    })
    expect(orphans).toEqual([])
    expect(openBlanks(documents)).toEqual([])
    // Who named a notary of their own has a deed without those places, until the office says otherwise.
    const names = blanksIn(documents).map((one) => one.name)
    expect(names).toEqual(expect.arrayContaining(blanksIn(documentsOf(product, answers)).map((one) => one.name)))
    const deed = plainText(documents[0]?.document ?? expect.fail('a deed'))
    expect(deed).toContain('zeventien december tweeduizend zesentwintig')
    expect(deed).not.toMatch(/\[/)
  })
})
