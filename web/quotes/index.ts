// How a price is drawn, line by line, wherever it is shown: the calculator, the questionnaire and checkout.
export { type LineWords, QuoteLines } from './quote-lines.tsx'
