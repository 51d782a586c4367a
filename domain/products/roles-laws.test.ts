import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { answersNear } from './sample-changes.ts'
import { agree, at, type SampleSaying, type SayingPlaces, sayingsIn } from './sample-sayings.ts'
import { setOf } from './sample-sets.ts'
import { samplesOf } from './samples.ts'

type Sayings = readonly SampleSaying[]

const hasGap = ({ runs }: SampleSaying): boolean => runs.some(({ kind }) => kind === 'gap')

/** What was worked out or answered, in the order in which it stands. */
const known = ({ runs }: SampleSaying): readonly string[] =>
  runs.flatMap(({ kind, text }) => (kind === 'text' ? [] : [text]))

/** By what name, as the first thing that a clause knows. */
const nameIn = ({ runs }: SampleSaying): string => {
  const first = runs.find(({ kind }) => kind !== 'text')
  return first === undefined || first.kind === 'gap' ? 'open' : first.text
}

/** Each document that says who somebody is says it of the same ones, company by company. */
const sameEverywhere = (role: string, sayings: Sayings, whom: (one: SampleSaying) => string = ({ who }) => who) => {
  const papers = Map.groupBy(sayings, ({ name, of }) => `${of} ${name}`)
  agree(
    [...papers].flatMap(([paper, said]) => [
      {
        fact: `${role} of ${said[0]?.of}`,
        says: [...new Set(said.map(whom))].sort().join(', '),
        where: paper,
      },
    ]),
  )
}

/** Who takes shares when a company is founded. */
const shareholders: SayingPlaces = {
  deed: ['issued.taken'],
  translation: ['issued.taken'],
  poa: ['acts.take'],
  register: ['holder.name'],
  declaration: ['capacity.person', 'capacity.company', 'capacity.holding'],
  letter: ['people.role'],
  conflict_resolution: ['holders.holder'],
  shareholders_agreement: ['background.held'],
}

/** By what name: that of the company where somebody takes part by way of one. */
const shareholderNames: SayingPlaces = {
  deed: ['issued.taken', 'paid_up.kind'],
  translation: ['issued.taken'],
  poa: ['power'],
  register: ['holder.name', 'entry'],
  letter: ['people'],
  conflict_resolution: ['holders.holder'],
  shareholders_agreement: ['background.held'],
  description: ['about.contributor'],
  contribution: ['consideration.taken'],
}

const directors: SayingPlaces = {
  deed: ['first_directors.director'],
  translation: ['first_directors.director'],
  contribution: ['receiver.director'],
  contribution_poa: ['grantor.director'],
  asset_agreement: ['buyer.director'],
  loan: ['buyer.director'],
}

/** Who accepts to direct, by name. What somebody is addressed by is another word in every language. */
const acceptedBy = (here: Sayings): readonly string[] =>
  at(here, { declaration: ['director.accepts', 'company_director.accepts'] }).map((one) => {
    if (one.clause === 'company_director.accepts') return nameIn(one)
    const own = at(here, { declaration: ['identity.name'] }).find(({ who }) => who === one.who)
    return known(own ?? one)
      .slice(-2)
      .join(' ')
  })

const signingAs = (sayings: Sayings, role: string): Sayings =>
  sayings.filter(({ form, turn }) => form === 'signature' && turn.endsWith(`_${role}`))

const companiesAgree = (sayings: Sayings): void => {
  sameEverywhere('who takes shares', at(sayings, shareholders))
  agree(
    at(sayings, shareholderNames).map((one) => ({
      fact: `name of ${one.who} among those who found ${one.of}`,
      says: nameIn(one),
      where: one.where,
    })),
  )
  sameEverywhere('who directs', at(sayings, directors), ({ turn }) => turn)
  for (const of of new Set(sayings.map((one) => one.of))) {
    const here = sayings.filter((one) => one.of === of)
    const appointed = at(here, { deed: ['first_directors.director'] })
    const taking = at(here, { deed: ['issued.taken'] }).map(({ who }) => who)
    // As long as nobody said who directs, nobody accepts either.
    if (appointed.length === 0 || appointed.some(hasGap)) continue
    if (!at(here, { declaration: ['identity.name'] }).some(hasGap)) {
      const accepted = acceptedBy(here)
      const names = appointed.map((one) => accepted.find((name) => nameIn(one).endsWith(name)) ?? nameIn(one))
      expect([of, [...accepted].sort()]).toEqual([of, [...names].sort()])
    }
    for (const line of signingAs(here, 'director').filter((one) => !hasGap(one))) {
      const own = appointed.filter(({ who }) => who === line.who).map(nameIn)
      // In person by the name alone, for a company with its name beside it.
      const isNamed = own.some((name) => known(line).some((text) => text.includes(name) || name.endsWith(` ${text}`)))
      expect([line.where, isNamed]).toEqual([line.where, true])
    }
    for (const line of signingAs(here, 'employee')) {
      expect([line.where, taking.includes(line.who)]).toEqual([line.where, true])
      expect([line.where, appointed.some(({ who }) => who === line.who)]).toEqual([line.where, true])
    }
    const holding = new Set(signingAs(here, 'shareholder').map(({ who }) => who))
    if (holding.size > 0) expect([of, [...holding].sort()]).toEqual([of, [...taking].sort()])
  }
  // A holding that founds acts by who its own deed makes its director.
  for (const founder of at(sayings, { deed: ['founders.holding'], contribution: ['parties.holding'] })) {
    const own = at(sayings, { deed: ['first_directors.director'] }).filter(({ of }) => of === founder.who)
    expect([founder.where, own.length]).toEqual([founder.where, 1])
    for (const one of own.filter((director) => !hasGap(director) && !hasGap(founder)))
      expect(founder.text).toContain(known(one)[0])
  }
}

const members: SayingPlaces = {
  deed: ['first_board.member'],
  poa: ['acts.accept'],
  declaration: ['member.accepts'],
  letter: ['people.role'],
  policy_outline: ['board.member'],
}

/** As what somebody is on the board, and for how long. */
const officeIn = ({ runs }: SampleSaying): string =>
  runs.flatMap((run) => {
    const paths = run.kind === 'computed' ? run.fields : run.kind === 'answer' || run.kind === 'gap' ? [run.field] : []
    return paths.some((path) => /foundation_role$|remaining_roles$/.test(path)) && run.kind !== 'text' ? [run.text] : []
  })[0] ?? 'bestuurslid'

const termIn = ({ runs }: SampleSaying): string | undefined =>
  runs.flatMap(({ text }) => /\((\d+)\) jaar$/.exec(text)?.[1] ?? [])[0]

const foundationsAgree = (sayings: Sayings): void => {
  const said = at(sayings, members)
  sameEverywhere('who is on the board', said)
  agree(said.map((one) => ({ fact: `office of ${one.who}`, says: officeIn(one), where: one.where })))
  agree(
    [...said, ...at(sayings, { letter: ['people.first_term'] })].flatMap((one) => {
      const says = termIn(one)
      return says === undefined ? [] : [{ fact: `first term of ${one.who}`, says, where: one.where }]
    }),
  )
}

const selling: SayingPlaces = {
  poa: ['acts.sell'],
  register: ['seller.name'],
  declaration: ['capacity.seller', 'capacity.seller_company'],
  resolution: ['signature.seller'],
}

const buying: SayingPlaces = {
  poa: ['acts.buy'],
  register: ['buyer.name'],
  declaration: ['capacity.buyer', 'capacity.buyer_company'],
  letter: ['people.shares'],
  resolution: ['transfer.buyer'],
}

const titles: SayingPlaces = {
  deed: ['parties.person', 'parties.company', 'delivery.taken', 'sale.own_part'],
  letter: ['people.role'],
}

const partyNames: SayingPlaces = {
  register: ['seller.name', 'buyer.name'],
  letter: ['people'],
  poa: ['power'],
  resolution: ['transfer.buyer'],
}

const transfersAgree = (sayings: Sayings): void => {
  sameEverywhere('who sells', at(sayings, selling))
  sameEverywhere('who buys', at(sayings, buying))
  const called = (one: SampleSaying) => known(one).find((text) => /^(?:verkoper|koper(?: \d)?)$/.test(text)) ?? ''
  agree(at(sayings, titles).map((one) => ({ fact: `title of ${one.who}`, says: called(one), where: one.where })))
  const sides = at(sayings, titles).filter(({ name }) => name === 'deed')
  for (const one of at(sayings, selling))
    expect([one.where, sides.some((side) => side.who === one.who && called(side) === 'verkoper')]).toEqual([
      one.where,
      true,
    ])
  agree(
    at(sayings, partyNames).map((one) => ({
      fact: `name of ${one.who}`,
      says: nameIn(one),
      where: one.where,
    })),
  )
  for (const change of ['resigns', 'discharge', 'appointed']) {
    const said = at(sayings, { deed: [`resignation.${change}`], resolution: [`resignation.${change}`] })
    const by = (name: string) => said.filter((one) => one.name === name).map((one) => `${one.turn} ${known(one)[0]}`)
    expect([change, by('resolution')]).toEqual([change, by('deed')])
  }
  const turns = (places: SayingPlaces) => [...new Set(at(sayings, places).map(({ turn }) => turn))]
  expect(turns({ resolution: ['accepts.accepts'] })).toEqual(turns({ resolution: ['resignation.appointed'] }))
  for (const one of at(sayings, { letter: ['people.becomes'] }).filter((line) => !hasGap(line)))
    expect([one.where, known(one)[0] === 'ja']).toEqual([
      one.where,
      turns({ deed: ['resignation.appointed'] }).includes(one.turn),
    ])
}

const lawOf = ({ templates }: Product): ((sayings: Sayings) => void) => {
  if (templates === 'transfer') return transfersAgree
  return templates === 'foundation' || templates === 'anbi' ? foundationsAgree : companiesAgree
}

const holdsForRoles = (product: Product, answers: Answers): void => lawOf(product)(sayingsIn(setOf(product, answers)))

describe.each(productList.map((product) => [product.name, product] as const))('a set of %s', (_, product) => {
  test.each(Object.entries(samplesOf(product)))('%s: everyone is the same in all of it', (_, answers) => {
    holdsForRoles(product, answers)
  })

  test('whatever was answered', () => {
    fc.assert(
      fc.property(answersNear(product), (answers) => holdsForRoles(product, answers)),
      lawfully(60),
    )
  })
})
