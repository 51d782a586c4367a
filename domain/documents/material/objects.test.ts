import { expect, test } from 'vitest'
import { fieldOf, type MainAnswers, type RelevantAnswers } from '../../questions/index.ts'
import { parseDutchDate } from '../../values/index.ts'
import { blanksIn } from '../blanks.ts'
import { compose } from '../compose.ts'
import { loadTemplates } from '../load.ts'
import { plainText } from '../plain-text.ts'

const sets = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }
const today = parseDutchDate('15-11-2026') ?? expect.fail('a real day')

const deedOf = (main: MainAnswers, locale: 'nl' | 'en' = 'nl', translated = false) => {
  const answers = { main: { company_name: 'Vos Bouw', ...main }, p1: {}, p2: {}, p3: {}, p4: {} }
  return compose(sets[locale].deed, answers as unknown as RelevantAnswers, { today, translated })
}

/** The items of the objects, without their letters. */
const itemsOf = (...given: Parameters<typeof deedOf>): readonly string[] => {
  const [, objects = ''] = plainText(deedOf(...given)).split(/^Arti(?:kel|cle) 3\. .*$/m)
  const [first = ''] = objects.split(/^2\. /m)
  return [...first.matchAll(/^ {3}[a-z]\. (.*)$/gm)].map(([, item = '']) => item)
}

const industries = (fieldOf('main', 'industry')?.options ?? []) as readonly NonNullable<MainAnswers['industry']>[]

test.each(industries)('%s: every item begins with a verb and in lower case, in both languages', (industry) => {
  const main: MainAnswers = { industry, sell_products: 'companies', export_products: true, activities: 'Kaas maken.' }
  for (const item of itemsOf(main)) expect(item).toMatch(/^het [a-z]/)
  for (const item of itemsOf(main, 'en')) expect(item).toMatch(/^to [a-z]/)
  expect(itemsOf(main, 'en')).toHaveLength(itemsOf(main).length)
})

const typed: readonly (readonly [string, string])[] = [
  ['Het bakken van brood.', 'het bakken van brood;'],
  ['Brood bakken', 'het verrichten van de volgende werkzaamheden: brood bakken;'],
  ['IT-beheer', 'het verrichten van de volgende werkzaamheden: IT-beheer;'],
  ['Vos Bouw bouwt huizen.', 'het verrichten van de volgende werkzaamheden: Vos Bouw bouwt huizen;'],
]
test.each(typed)('“%s” becomes an item like the others', (activities, item) => {
  expect(itemsOf({ activities })).toContain(item)
})

const trades: readonly (readonly [MainAnswers, string | undefined])[] = [
  [{ sell_products: 'none', import_products: false, export_products: false }, undefined],
  [{ sell_products: 'none', import_products: true, export_products: false }, 'het invoeren van goederen;'],
  [
    { sell_products: 'companies', import_products: false, export_products: true },
    'het verkopen en uitvoeren van goederen;',
  ],
  [
    { sell_products: 'consumers', import_products: true, export_products: true },
    'het verkopen, invoeren en uitvoeren van goederen;',
  ],
]
test.each(trades)('%j: the trade that was chosen', (main, item) => {
  expect(itemsOf({ industry: 'other', ...main })[1]).toBe(item ?? '[activiteiten];')
})

test('what was typed in English stands in the Dutch text for the notary to translate', () => {
  const main: MainAnswers = {
    industry: 'manufacturing',
    activities: '- Making cheese\n- Selling it',
    sell_products: 'consumers',
    where_are_sold: 'internet',
  }
  const proposal =
    'het verrichten van werkzaamheden op het gebied van industrie, waaronder de verkoop aan consumenten via internet'
  const typed = 'making cheese, selling it'
  expect(itemsOf(main, 'nl', true)).toContain(`[door de notaris te vertalen: “${typed}”];`)
  expect(itemsOf(main, 'en', true)).toContain('to carry out the following activities: making cheese, selling it;')
  const blank = blanksIn([{ key: 'deed', document: deedOf(main, 'nl', true) }]).find(
    ({ name }) => name === 'dutch_text',
  )
  expect(blank).toMatchObject({ open: true, typed, proposal })
})

test('where nothing was typed, the Dutch text has a proposal for the notary', () => {
  expect(itemsOf({ industry: 'manufacturing' }, 'nl', true)).toContain(
    '[voorstel, door de notaris te bevestigen: het verrichten van werkzaamheden op het gebied van industrie];',
  )
  expect(itemsOf({}, 'nl', true)).toContain('[activiteiten];')
})
