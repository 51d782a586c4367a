import { expect, expectTypeOf, test } from 'vitest'
import { all, answered, eq, no, oneOf, shorter, someShareholder, yes } from '../conditions/index.ts'
import type { AnswerCondition, CatalogueIsSound } from './claims.ts'

const accept = (condition: AnswerCondition): string => condition.kind

test('a condition speaks of fields and options that exist', () => {
  const sells = oneOf('main.sell_products', 'companies', 'none')
  expect(accept(all(sells, yes('main.caregiver'), answered('main.kvk')))).toBe('all')
  expect(accept(someShareholder(eq('shareholder.type', 'natural_person')))).toBe('someShareholder')
  expect(accept(eq('main.number_of_shares', 100))).toBe('eq')
  expect(accept(shorter('shareholder.lastname', 3))).toBe('shorter')
})

test('one that does not, is not compiled', () => {
  const wrong = [
    // @ts-expect-error There is no such field.
    () => accept(eq('main.sell_productz', 'companies')),
    // @ts-expect-error The field has no such option.
    () => accept(eq('main.sell_products', 'company')),
    // @ts-expect-error One of the options is wrong.
    () => accept(oneOf('main.sell_products', 'companies', 'nobody')),
    // @ts-expect-error However deep it stands.
    () => accept(all(yes('main.caregiver'), someShareholder(no('shareholder.pepp')))),
    // @ts-expect-error A choice is not answered with yes.
    () => accept(yes('main.sell_products')),
    // @ts-expect-error A number is not a word.
    () => accept(eq('main.number_of_shares', 'many')),
    // @ts-expect-error Only texts have a length.
    () => accept(shorter('main.caregiver', 3)),
    // @ts-expect-error A questionnaire knows no form.
    () => accept(yes('form.terms_of_service')),
  ]
  expect(wrong).toHaveLength(8)
})

test('the catalogue itself speaks of nothing that is not in it', () => {
  expectTypeOf<CatalogueIsSound>().toEqualTypeOf<never>()
})
