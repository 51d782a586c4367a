/** What the domain says to people, in Dutch and English: a screen loads one language, from nl/index.ts or en/index.ts. */

export { blockerText } from './blocker-text.ts'
export { countryOptions } from './country-options.ts'
export { calculatorTexts as calculatorInEnglish } from './en/calculator.ts'
export { en } from './en/index.ts'
export { fieldText, hasWords, issueText, optionText } from './field-text.ts'
export { fill, plural } from './fill.ts'
export { lineName } from './line-name.ts'
export { calculatorTexts as calculatorInDutch } from './nl/calculator.ts'
export { nl } from './nl/index.ts'
export { inOtherWords, otherWordsIn } from './other-words.ts'
export {
  type CodeSaying,
  type CountedQuestion,
  checkRewrite,
  countedQuestions,
  isRewritable,
  longestWords,
  type SentWords,
  sayingsOf,
  tidyWords,
  withoutBasis,
} from './rewritable.ts'
export { inRewrittenWords, type QuestionRewrite, rewritableParts } from './rewrites.ts'
export type { CalculatorMessages, Messages, PriceTexts } from './texts.ts'
