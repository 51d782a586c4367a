/** What the price calculator says in Dutch beside its questions, which come with their own words. */
import { answers } from '../nl/answers.ts'
import { productTexts } from '../nl/flow-steps.ts'
import { calculation } from '../nl/form-fields.ts'
import { issues, required } from '../nl/issues.ts'
import { prices } from '../nl/prices.ts'
import type { CalculatorMessages } from '../texts.ts'

export const calculatorMessages: CalculatorMessages = {
  locale: 'nl',
  fields: { calculation },
  issues,
  required,
  answers,
  prices,
  products: productTexts,
}
