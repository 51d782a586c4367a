/** What the price calculator says in English beside its questions, which come with their own words. */
import { answers } from '../en/answers.ts'
import { productTexts } from '../en/flow-steps.ts'
import { calculation } from '../en/form-fields.ts'
import { issues, required } from '../en/issues.ts'
import { prices } from '../en/prices.ts'
import type { CalculatorMessages } from '../texts.ts'

export const calculatorMessages: CalculatorMessages = {
  locale: 'en',
  fields: { calculation },
  issues,
  required,
  answers,
  prices,
  products: productTexts,
}
