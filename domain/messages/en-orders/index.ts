/** What billing and an order say in English: the questions about the invoice, and the words of prices. */
import { answers } from '../en/answers.ts'
import { countryTexts } from '../en/countries.ts'
import { billing } from '../en/form-fields.ts'
import { issues, required } from '../en/issues.ts'
import { prices } from '../en/prices.ts'
import type { OrderMessages } from '../texts.ts'

export const orders: OrderMessages = {
  locale: 'en',
  fields: { billing },
  issues,
  required,
  answers,
  countries: countryTexts,
  prices,
}
