/** What billing and an order say in Dutch: the questions about the invoice, and the words of prices. */
import { answers } from '../nl/answers.ts'
import { countryTexts } from '../nl/countries.ts'
import { billing } from '../nl/form-fields.ts'
import { issues, required } from '../nl/issues.ts'
import { prices } from '../nl/prices.ts'
import type { OrderMessages } from '../texts.ts'

export const orders: OrderMessages = {
  locale: 'nl',
  fields: { billing },
  issues,
  required,
  answers,
  countries: countryTexts,
  prices,
}
