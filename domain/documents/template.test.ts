import { expect, test } from 'vitest'
import { eq, yes } from '../conditions/index.ts'
import { bvMaterial } from './material/bv.ts'
import type { Shape } from './template.ts'
import { templatesFrom } from './template.ts'
import { dutch } from './v2/nl/vocabulary.ts'

const template = templatesFrom(bvMaterial, dutch)

const shape = {
  name: 'note',
  version: 1,
  dates: 'plain',
  parts: [{ id: 'all', articles: [{ id: 'one', clauses: [{ id: 'said', when: yes('form.in_kind') }] }] }],
} as const satisfies Shape

const saying = <const Said extends string>(said: Said) =>
  ({ title: '', parts: { all: { title: null, articles: { one: { title: null, clauses: { said } } } } } }) as const

const asking = <const When>(when: When) =>
  ({
    ...shape,
    parts: [{ id: 'all', articles: [{ id: 'one', clauses: [{ id: 'said', when }] }] }],
  }) as const

test('a text speaks of answers, of what the material knows and of what stands in the document', () => {
  const text = 'Van {main.company_name}, {p.lastname}: {capital}{in_kind? in natura|}, zie {ref:one.said}'
  expect(template(shape, saying(text)).texts.title).toBe('')
})

test('a text or a condition that speaks of something else is not compiled', () => {
  const wrong = [
    // @ts-expect-error No such question.
    () => template(shape, saying('{main.company_namez}')),
    // @ts-expect-error The material works out no such value.
    () => template(shape, saying('{capitol}')),
    // @ts-expect-error Nobody knows such a fact.
    () => template(shape, saying('{in_kynd?a|b}')),
    // @ts-expect-error Nor inside a choice.
    () => template(shape, saying('{in_kind?{p.surname}|b}')),
    // @ts-expect-error There is no such article.
    () => template(shape, saying('{ref:two}')),
    // @ts-expect-error A fact by another name.
    () => template(asking(yes('form.in_kynd')), saying('')),
    // @ts-expect-error A value that the fact cannot have.
    () => template(asking(eq('form.objects', 'savingz')), saying('')),
    // @ts-expect-error A field that is not in the catalogue.
    () => template(asking(yes('main.caregivr')), saying('')),
  ]
  expect(wrong).toHaveLength(8)
})
