/** What the domain says to people, in Dutch and English: a screen loads one language, from nl/index.ts or en/index.ts. */
export { countryOptions } from './country-options.ts'
export { en } from './en/index.ts'
export { fieldText, issueText, optionText } from './field-text.ts'
export { fill, plural, type TextValues } from './fill.ts'
export type { BlockerText, FlowTexts, SectionText } from './flow-texts.ts'
export { nl } from './nl/index.ts'
export type { PriceTexts } from './price-texts.ts'
export type { AnyFieldText, CountryText, FieldTexts, Messages } from './texts.ts'
