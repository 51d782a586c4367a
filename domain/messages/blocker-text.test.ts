import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type Answers, fieldOf, type ShareholderKey } from '../fields/index.ts'
import { blockers, complete, type Product } from '../flow/index.ts'
import { productList } from '../products/index.ts'
import { change, changed, day, samplesOf } from '../products/sampling/index.ts'
import { calledIn } from '../shareholders/index.ts'
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
  const nameOf = (key: ShareholderKey) => calledIn(answers[key]) ?? messages.answers.persons[key]
  return [
    ...blockers(product, answers, context).flatMap((blocker) => {
      const { title, text, offer } = blockerText(messages, blocker, nameOf)
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
    fc.property(fc.constantFrom(...samples), fc.array(change, { maxLength: 12 }), (answers, changes) => {
      const said = changed(answers, changes)
      // What somebody typed is no place of ours, whatever it looks like.
      const typed = Object.values(said).flatMap((part) => Object.values(part).filter((one) => typeof one === 'string'))
      const odd = typed.filter((one) => /[{}…]/.test(one))
      for (const whole of saidAbout(words, product, said)) {
        const text = odd.reduce((rest, one) => rest.replaceAll(one, 'X'), whole)
        if (text === '' || /[{}…]/.test(text)) throw new Error(`“${text}”`)
      }
    }),
    lawfully(600),
  )
})

test('it is said by the name of whom it concerns', () => {
  const nameOf = (person: string) => `naam van ${person}`
  const { title, text, offer } = blockerText(nl, { code: 'bankruptcy', person: 'p2' }, nameOf)
  expect(title).toBe('naam van p2 kan nu niet meedoen')
  expect(text).toContain('Wij nemen naam van p2 dan niet')
  expect(offer({ action: 'remove_shareholder' })).toBe('Verwijder naam van p2')
})
