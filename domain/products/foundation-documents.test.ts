import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import { type ComposedDocument, composeListed, listDocuments, plainText } from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers, MainAnswers } from '../questions/index.ts'
import { anbiStichting, stichting } from './foundation.ts'
import { day } from './sample-answers.ts'
import { anyAnswers } from './sample-changes.ts'
import { sampleCharities, sampleFoundations } from './sample-foundations.ts'
import { templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const sets = { foundation: await templatesOf(stichting), anbi: await templatesOf(anbiStichting) }

const papers = (product: Product, answers: Answers) => {
  const counted = relevant(product, answers, context)
  const templates = product === stichting ? sets.foundation : sets.anbi
  return listDocuments(product, counted).map((listed) => ({
    ...listed,
    document: composeListed(listed, counted, { ...context, language: product.language, templates }),
  }))
}

const paper = (product: Product, answers: Answers, wanted: string): ComposedDocument => {
  const found = papers(product, answers).find(({ key }) => key === wanted)
  if (!found) throw new Error(`there is no ${wanted}`)
  return found.document
}

/** The words of one article, clause by clause. */
const article = (document: ComposedDocument, id: string): readonly string[] =>
  document.parts
    .flatMap(({ articles }) => articles)
    .filter((one) => one.id === id || one.id.startsWith(`${id}@`))
    .flatMap(({ clauses }) => clauses.map(({ runs }) => runs.map(({ text }) => text).join('')))

const main = (patch: MainAnswers, from: Answers = sampleFoundations.four_members): Answers => ({
  ...from,
  main: { ...from.main, ...patch },
})

describe('the papers of a foundation', () => {
  test.each([
    [stichting, sampleFoundations.three_members, ['0 deed', '1 poa', '3 declaration', '4 letter']],
    [
      anbiStichting,
      sampleCharities.three_members,
      ['0 deed', '1 poa', '3 declaration', '4 letter', '5 policy_outline'],
    ],
  ] as const)('keep their indexes, and what is extra comes after them', (product, answers, expected) => {
    expect(papers(product, answers).map(({ index, key }) => `${index} ${key}`)).toEqual(expected)
  })

  test('the letter names everyone who signs, and what is only read', () => {
    const letter = paper(anbiStichting, sampleCharities.four_members, 'letter')
    const names = ['Sanne Maria de Vries', 'Bram van den Berg', 'João Pedro da Silva', 'Fleur Postma']
    const own = (role: string) => names.map((name) => `${name}, ${role}`)
    const plan = `als bestuurslid van ${sampleCharities.four_members.main.company_name}`
    expect(article(letter, 'to_sign')).toEqual([...own('als oprichter'), ...own('voor zichzelf'), ...own(plan)])
    expect(article(letter, 'to_read')[1]).toMatch(/^Akte van oprichting van .*een medewerker van de notaris tekent/)
  })

  test('how the public reaches a charity stands in its letter, not in its deed', () => {
    const { company_email, phone, website } = sampleCharities.three_members.main
    for (const contact of [company_email, phone, website].map(String)) {
      expect(plainText(paper(anbiStichting, sampleCharities.three_members, 'deed'))).not.toContain(contact)
      expect(plainText(paper(anbiStichting, sampleCharities.three_members, 'letter'))).toContain(contact)
      expect(plainText(paper(anbiStichting, sampleCharities.three_members, 'policy_outline'))).toContain(contact)
    }
  })
})

describe('the offices of a board', () => {
  test.each<[string, string | null]>([
    ['Vicevoorzitter', 'vicevoorzitter'],
    ['fondsenwerver.', 'fondsenwerver'],
    ['Algemeen bestuurslid', null],
    ['lid', null],
  ])('%s', (remaining_roles, office) => {
    const deed = paper(stichting, main({ remaining_roles }), 'deed')
    const known = article(deed, 'board').filter((text) => text.includes('de functie van'))
    expect(known).toEqual(
      office ? [`Het bestuur kan daarnaast aan een van zijn leden de functie van ${office} toekennen.`] : [],
    )
    const fourth = article(deed, 'first_board').find((text) => text.includes('Fleur'))
    expect(fourth).toBe(`mevrouw Fleur van den Berg, voornoemd, ${office ? `als ${office}, ` : ''}voor één (1) jaar.`)
  })

  test('whatever is answered, nobody gets one that the articles do not know', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(stichting, anbiStichting), (answers, product) => {
        const deed = paper(product, answers, 'deed')
        const articles = article(deed, 'board').join('\n')
        for (const text of article(deed, 'first_board')) {
          const [, office] = / als (.+), voor /.exec(text) ?? []
          if (office && office !== 'rol in het bestuur') expect(articles).toContain(office)
        }
      }),
      lawfully(60),
    )
  })
})

describe('the deed', () => {
  test.each([
    [stichting, sampleFoundations.three_members],
    [anbiStichting, sampleCharities.three_members],
  ] as const)('everyone votes for themselves, so that all votes count the same', (product, answers) => {
    const deed = paper(product, answers, 'deed')
    const votes = ['meetings', 'duties', 'amendment'].flatMap((id) => article(deed, id)).join('\n')
    expect(votes).toContain('niet door een ander laten vertegenwoordigen')
    expect(votes).not.toMatch(/vertegenwoordigd|gevolmachtigde/)
  })

  test('the first financial year is a matter of the articles, and lapses', () => {
    const deed = paper(stichting, sampleFoundations.four_members, 'deed')
    const { number } = deed.parts.flatMap(({ articles }) => articles).find(({ id }) => id === 'transition') ?? {}
    expect(number).toBe(15)
    expect(article(deed, 'transition')).toEqual([
      'In afwijking van artikel 11 lid 1 begint het eerste boekjaar van de stichting op de dag van haar oprichting en eindigt het op eenendertig december tweeduizend zevenentwintig.',
      'Dit artikel vervalt, met zijn opschrift, zodra het eerste boekjaar is geëindigd.',
    ])
  })

  test.each([
    [true, 'worden herbenoemd en is daarna nog eenmaal herbenoembaar.'],
    [false, 'kan aansluitend voor een volle termijn worden herbenoemd.'],
  ])('who starts for a shorter time may stay by the articles themselves: %s', (reappointed, said) => {
    const deed = paper(stichting, main({ reappointed }), 'deed')
    expect(article(deed, 'first_terms')[0]).toMatch(/^In afwijking van artikel 4 lid 6 telt/)
    expect(article(deed, 'first_terms')[0]).toContain(said)
    expect(article(deed, 'first_board').join('\n')).not.toContain('herbenoem')
  })

  test('a term of one year cannot be spread, so nothing is said of a rota', () => {
    const answers = main({ term_managing: 1 }, sampleCharities.four_members)
    for (const { document } of papers(anbiStichting, answers)) expect(plainText(document)).not.toContain('rooster')
  })

  test.each<[MainAnswers, string]>([
    [{ charity_field: 'animals' }, 'op het gebied van dierenwelzijn,'],
    [{ charity_field: 'health', charity_field_too: 'health' }, 'op het gebied van gezondheidszorg,'],
    [
      { charity_field: 'culture', charity_field_too: 'housing' },
      'op het gebied van cultuur en op het gebied van volkshuisvesting,',
    ],
  ])('a charity names its field: %j', (fields, said) => {
    const deed = paper(anbiStichting, main(fields, sampleCharities.three_members), 'deed')
    expect(article(deed, 'object').join('\n')).toContain(said)
  })

  test('relatives cannot both stay on the board of a charity', () => {
    const deed = paper(anbiStichting, sampleCharities.three_members, 'deed')
    const rule = article(deed, 'board').find((text) => text.startsWith('Blijkt tussen bestuursleden een band'))
    expect(rule).toContain('degene die het laatst is benoemd')
    expect(article(deed, 'end').join('\n')).toContain('in het geval en op het tijdstip bedoeld in artikel 4 lid 10')
  })

  test('one thing runs on in its sentence, several stand under it', () => {
    const one = paper(anbiStichting, sampleCharities.plain_member, 'deed')
    expect(article(one, 'object').slice(0, 3)).toEqual([
      'De stichting heeft ten doel: het helpen van dorpen bij het opknappen van hun kerk, en al wat daarmee samenhangt of daaraan dienstig kan zijn.',
      'De stichting dient met dit doel het algemeen nut op het gebied van het financieel of op andere wijze ondersteunen van algemeen nut beogende instellingen, als bedoeld in artikel 5b, derde lid, van de Algemene wet inzake rijksbelastingen.',
      'De stichting tracht dit doel onder meer te bereiken door geld te geven aan algemeen nut beogende instellingen, en door het gebruik van alle andere wettige middelen die aan het doel bijdragen.',
    ])
    const several = paper(stichting, sampleFoundations.three_members, 'deed')
    expect(article(several, 'object').slice(1, 4)).toEqual([
      'De stichting tracht dit doel onder meer te bereiken door:',
      'tuinieren met de buurt;',
      'het geven van lessen op scholen.',
    ])
  })
})
