import { describe, expect, test } from 'vitest'
import type { RelevantAnswers } from '../questions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { beside } from './beside.ts'
import { blanksContext, blanksIn, isShortened, openBlanks } from './blanks.ts'
import { canonicalConcept } from './canonical.ts'
import { compose } from './compose.ts'
import { withLayer } from './layer.ts'
import { loadTemplates } from './load.ts'
import type { ComposedDocument, LayerEntry } from './model.ts'
import { plainText } from './plain-text.ts'

const sets = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }
const today = parseDutchDate('15-11-2026') ?? expect.fail('a real day')
const answers = {
  main: {
    company_name: 'Vos',
    headquarters: 'Sneek',
    number_of_shares: 100,
    value_of_shares: 1,
    activities: 'Handel.',
  },
  p1: { active: true, type: 'person', firstname: 'Sanne', lastname: 'de Vries' },
  p2: {},
  p3: {},
  p4: {},
} as unknown as RelevantAnswers

const dutch = compose(sets.nl.deed, answers, { today })
const both = beside(
  compose(sets.nl.deed, answers, { today, translated: true }),
  compose(sets.en.deed, answers, { today, translated: true }),
)

type Entry<Kind> = Extract<LayerEntry, { kind: Kind }>
const add = (after: string, text: string, rest: Partial<Entry<'add'>> = {}): LayerEntry => ({
  ...{ id: 'a1', document: 'deed', kind: 'add', after, text, why: 'Zo willen zij het.' },
  ...rest,
})
const strike = (block: string, id = 's1'): LayerEntry => ({
  id,
  document: 'deed',
  kind: 'strike',
  block,
  why: 'Niet nodig.',
})

const layered = (layer: readonly LayerEntry[], document: ComposedDocument = dutch, blanks = {}) => {
  const { documents, orphans } = withLayer([{ key: 'deed', document }], { blanks, layer })
  const made = documents[0]?.document ?? expect.fail('a deed')
  return { document: made, text: plainText(made), orphans, open: openBlanks(documents) }
}

const articleIn = (text: string, title: string): string => {
  const [, found = ''] = text.split(new RegExp(`^(?=Artikel \\d+\\. ${title})`, 'm'))
  return found.split(/^$/m)[0] ?? ''
}

test('nothing to change changes nothing', () => {
  expect(layered([]).document).toBe(dutch)
})

describe('a clause of the notary', () => {
  test('stands behind the clause it names, and the numbers follow', () => {
    const { text, document } = layered([add('name_and_seat.seat', 'Zij houdt ook kantoor te Drachten.')])
    const before = articleIn(plainText(dutch), 'Naam en zetel')
    expect(articleIn(text, 'Naam en zetel')).not.toBe(before)
    expect(articleIn(text, 'Naam en zetel').match(/^\d+\./gm)).toEqual(['1.', '2.', '3.', '4.'])
    expect(document.layer?.map(({ id }) => id)).toEqual(['a1'])
  })

  test('at the end of an article, a paragraph for each line', () => {
    const { text } = layered([add('name_and_seat', 'Eerste zin.\n\nTweede zin.')])
    expect(articleIn(text, 'Naam en zetel')).toMatch(/4\. Eerste zin\.\n5\. Tweede zin\.\n$/)
  })

  test('two behind the same clause stand in the order in which they were written', () => {
    const { text } = layered([add('name_and_seat.seat', 'Eerst.'), add('name_and_seat.seat', 'Daarna.', { id: 'a2' })])
    expect(articleIn(text, 'Naam en zetel')).toMatch(/3\. Eerst\.\n4\. Daarna\.\n/)
  })

  test('behind a paragraph with items it comes after the items', () => {
    const { text } = layered([add('objects.intro', 'En verder niets.')])
    expect(articleIn(text, 'Doel')).toMatch(/ e\. .*\n2\. En verder niets\.\n3\. /)
  })

  test('behind an item it is an item', () => {
    const { text } = layered([add('objects.activity@1', 'het drijven van een winkel;')])
    expect(articleIn(text, 'Doel')).toMatch(/ b\. .*\n {3}c\. het drijven van een winkel;\n {3}d\. /)
  })

  test('with a title it is an article of its own, and references follow', () => {
    const { text } = layered([add('name_and_seat', 'De vennootschap duurt tien jaar.', { title: 'Duur' })])
    expect(text).toMatch(/Artikel 3\. Duur\nDe vennootschap duurt tien jaar\.\n\nArtikel 4\. Doel/)
    expect(plainText(dutch)).toContain('Op die vervreemding is artikel 9 van toepassing.')
    expect(text).toContain('Op die vervreemding is artikel 10 van toepassing.')
    expect(text).toContain('artikel 19 leden 2, 3 en 4')
  })

  test('beside a translation it waits for its own', () => {
    const alone = layered([add('name_and_seat.seat', 'Kantoor te Drachten.')], both)
    expect(alone.open).toContain('translation.a1')
    const given = layered(
      [add('name_and_seat', 'Tien jaar.', { title: 'Duur', beside: { title: 'Duration', text: 'Ten years.' } })],
      both,
    )
    expect(given.open).not.toContain('translation.a1')
    expect(given.text).toMatch(/Artikel 3\. Duur\nArticle 3\. Duration\nTien jaar\.\n +Ten years\./)
    expect(given.text).toContain('article 10')
  })
})

describe('a struck clause', () => {
  test('is gone, and the numbers and references follow', () => {
    const { text, orphans } = layered([strike('name_and_seat')])
    expect(orphans).toEqual([])
    expect(text).not.toContain('Naam en zetel')
    expect(text).toMatch(/Artikel 2\. Doel/)
    expect(text).toContain('Op die vervreemding is artikel 8 van toepassing.')
  })

  test('takes its items along', () => {
    const { text } = layered([strike('objects.intro')])
    expect(articleIn(text, 'Doel')).not.toMatch(/^ +a\./m)
  })

  test('to which another refers leaves a place that must be filled in', () => {
    const { text, open } = layered([strike('blocking')])
    expect(open).toContain('reference.blocking')
    expect(text).toContain('Op die vervreemding is [artikel 9] van toepassing.')
    const mended = layered([strike('blocking')], dutch, { 'reference.blocking': 'de wet' })
    expect(mended.open).not.toContain('reference.blocking')
    expect(mended.text).toContain('Op die vervreemding is de wet van toepassing.')
  })

  test('in a row of references leaves that one open, by its whole name', () => {
    const { text, open } = layered([strike('profit.approval')])
    expect(open).toContain('reference.profit.approval')
    expect(text).toContain('gelden artikel 18 lid 2, [artikel 18 lid 3] en artikel 18 lid 3 op dezelfde manier')
  })

  test('leaves no empty article or part', () => {
    const { document } = layered([strike('name_and_seat')])
    for (const part of document.parts) for (const article of part.articles) expect(article.clauses).not.toEqual([])
  })
})

describe('what has no place any more', () => {
  test.each([
    ['a clause behind what is gone', [add('care.extra', 'Zo.')], ['a1']],
    ['a strike of what is gone', [strike('care.extra')], ['s1']],
    ['a document that is not made any more', [{ ...strike('objects'), document: 'deed_p2' }], ['s1']],
    ['a clause in an article that is struck', [add('name_and_seat.seat', 'Zo.'), strike('name_and_seat')], ['a1']],
    ['nothing', [add('name_and_seat.seat', 'Zo.'), strike('name_and_seat.seat')], []],
  ] satisfies [string, LayerEntry[], string[]][])('%s', (_, layer, lost) => {
    const { orphans, document } = layered(layer)
    expect(orphans.map(({ id }) => id)).toEqual(lost)
    for (const { id } of orphans) expect(document.layer?.some((entry) => entry.id === id) ?? false).toBe(false)
  })
})

describe('what the notary fills in', () => {
  const context = blanksContext({
    ...{ deed_day: '2026-12-17', notary_name: 'mr. Anneke Terpstra', notary_city: 'Leeuwarden' },
    ...{ deputy: 'mr. Berend Bos', clerk: 'Jelle Hoekstra' },
  })

  test('the day in the words of the document, the deputy before the notary', () => {
    const deed = plainText(compose(sets.nl.deed, answers, { today, ...context }))
    expect(deed).toContain(
      'Heden, zeventien december tweeduizend zesentwintig, verscheen voor mij, Berend Bos, als waarnemer van Anneke Terpstra, notaris met plaats van vestiging Leeuwarden: [voornamen en naam van de medewerker]',
    )
    const register = sets.nl.register ?? expect.fail('a register')
    expect(plainText(compose(register, answers, { today, ...context }))).toContain(
      'Opgericht op: 17 december 2026, bij akte verleden voor notaris Anneke Terpstra te Leeuwarden',
    )
  })

  test('is known as the notary’s', () => {
    const document = compose(sets.nl.deed, answers, { today, ...context })
    expect(blanksIn([{ key: 'deed', document }]).map(({ name, open }) => [name, open])).toEqual([
      ['deed_day', false],
      ['notary_name', false],
      ['notary_city', false],
      ['clerk', true],
      ['deputy_birthplace', true],
      ['deputy_birthdate', true],
      ['deputy_address', true],
    ])
  })

  test.each(['', '   ', '31 februari'])('a day that is none is not filled in: “%s”', (deed_day) => {
    expect(blanksContext({ deed_day })).toEqual({})
    expect(openBlanks([{ key: 'deed', document: dutch }], { deed_day })).toContain('deed_day')
  })

  test('what is typed is only text, on one line', () => {
    const { text } = layered([], dutch, { clerk: ' Jelle\u202e {later}\n Hoekstra ' })
    expect(text).toContain('Jelle {later} Hoekstra, geboren te')
  })

  test.each(['notary_name', 'deputy', 'clerk'])('initials leave %s open', (name) => {
    const typed = { [name]: 'mr. A.J. Terpstra' }
    expect(isShortened(name, typed[name] ?? '')).toBe(true)
    expect(isShortened(name, 'Anneke Jantina Terpstra')).toBe(false)
    expect(blanksContext(typed)).toEqual({})
    expect(layered([], dutch, typed).text).not.toContain('A.J. Terpstra')
    if (name !== 'deputy') expect(openBlanks([{ key: 'deed', document: dutch }], typed)).toContain(name)
  })
})

describe('the text of which a fingerprint is taken', () => {
  const canonical = (layer: readonly LayerEntry[], blanks = {}, document = dutch): string =>
    canonicalConcept([{ key: 'deed', document: layered(layer, document, blanks).document }])

  test('is the same for the same words, and another for any other', () => {
    const all = [
      canonical([]),
      canonical([], { clerk: 'Jelle Hoekstra' }),
      // What looks like an open place is none.
      canonical([], { clerk: '[voornamen en naam van de medewerker]' }),
      canonical([strike('name_and_seat.seat')]),
      canonical([add('name_and_seat.seat', 'Zo.')]),
      canonical([], {}, both),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(canonical([{ ...strike('name_and_seat.seat'), why: 'Anders.' }])).toBe(all[3])
  })
})
