import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { BlockerCode, Product } from '../blueprint/index.ts'
import { blockers, complete } from '../flow/index.ts'
import { productList } from '../products/index.ts'
import { changed, day, sampleChange, samplesOf } from '../products/sampling/index.ts'
import { type Answers, fieldOf } from '../questions/index.ts'
import { flagsFor, newShareholder } from '../shareholders/index.ts'
import { splitPath } from '../values/index.ts'
import { blockerText } from './blocker-text.ts'
import { en } from './en/index.ts'
import { issueText } from './field-text.ts'
import { nl } from './nl/index.ts'
import { inOtherWords, otherWordsIn } from './other-words.ts'
import type { Messages } from './texts.ts'

const context = { today: day('15-11-2026') }

/** Everything that is said about the answers, to whomever. */
function saidAbout(messages: Messages, product: Product, answers: Answers): readonly string[] {
  return [
    ...blockers(product, answers, context).flatMap((blocker) => {
      const { title, text, offer } = blockerText(messages, blocker, { people: product.people, answers })
      return [title, text, ...blocker.offers.map(offer)]
    }),
    ...complete(product, answers, context).map(({ path, issue }) => {
      const { place, key } = splitPath(path)
      const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
      if (!field) throw new Error(`no question at ${path}`)
      return issueText(messages, field, issue)
    }),
  ]
}

test.each(productList)('$name: nothing that is said about any answers has a place left open', async (product) => {
  const words = inOtherWords(product.language === 'nl' ? nl : en, await otherWordsIn(product.language, product.wording))
  const samples = Object.values(samplesOf(product))
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.array(sampleChange, { maxLength: 12 }), (answers, changes) => {
      const said = changed(answers, changes)
      // What somebody typed is no place of ours, whatever it looks like.
      const typed = Object.values(said).flatMap((part) => Object.values(part).filter((one) => typeof one === 'string'))
      // People are called by their first name alone: what was typed comes back whole, or a word of it.
      const odd = typed.flatMap((one) => [one, ...one.split(' ')]).filter((one) => /[{}…]/.test(one))
      for (const whole of saidAbout(words, product, said)) {
        const text = odd.reduce((rest, one) => rest.replaceAll(one, 'X'), whole)
        if (text === '' || /[{}…]/.test(text)) throw new Error(`“${text}”`)
      }
    }),
    lawfully(600),
  )
})

const answers: Answers = {
  main: {},
  p1: { ...newShareholder, firstname: 'Sanne', lastname: 'de Vries' },
  p2: { ...newShareholder, firstname: 'Bo', lastname: 'Jansen' },
  p3: { ...newShareholder, ...flagsFor('existing_company'), company_name: 'Terp', firstname: 'Jelle' },
  p4: { ...newShareholder, firstname: 'Bo', lastname: 'Visser' },
}
const people = {}

test.each<[string, Messages, BlockerCode, 'p1' | 'p2' | 'p3', RegExp]>([
  ['to you', nl, 'pep', 'p1', /^Heb jij of heeft naaste familie/],
  ['to you in English', en, 'pep', 'p1', /^When you or a close relative hold/],
  ['about who speaks for a company', nl, 'pep', 'p3', /^Heeft Jelle of naaste familie/],
  ['about a company itself', nl, 'bankruptcy', 'p3', /Haal Terp uit de lijst/],
  ['about one of two with the same first name', nl, 'same_email', 'p2', /Heeft Bo Jansen een eigen adres/],
  ['about somebody’s own business', en, 'proprietorship_close', 'p2', /^Bo Jansen takes it out/],
])('it is said %s', (_name, messages, code, person, expected) => {
  expect(blockerText(messages, { code, person }, { people, answers }).text).toMatch(expected)
})

test('it is said about others by their first name', () => {
  const three = { ...answers, p4: {} }
  const { title, text, offer } = blockerText(nl, { code: 'bankruptcy', person: 'p2' }, { people, answers: three })
  expect(title).toBe('Bo kan nu niet meedoen')
  expect(text).toContain('Wij nemen Bo dan niet')
  expect(offer({ action: 'remove_shareholder' })).toBe('Verwijder Bo')
})

/** Never about the first, who cannot be taken out. */
const aboutOthers: readonly string[] = ['bankruptcy', 'sole_buyer'] satisfies readonly BlockerCode[]

test.each(productList)(
  '$name: nobody reads their own name, a number or "this person" where they are meant',
  async (product) => {
    const words = inOtherWords(
      product.language === 'nl' ? nl : en,
      await otherWordsIn(product.language, product.wording),
    )
    for (const { code } of product.blockers.filter((rule) => !aboutOthers.includes(rule.code))) {
      const { title, text } = blockerText(words, { code, person: 'p1' }, { people: product.people, answers })
      const isYou = product.people.parties === undefined
      const said = `${title} ${text}`
      expect([code, said.match(/Sanne|Persoon \d|Person \d|deze persoon|this person/g)]).toEqual([
        code,
        isYou ? null : said.match(/Sanne/g),
      ])
    }
  },
)
