// The words of prices and answers are the domain’s.
export { calculatorMessages as sums } from '#domain/messages/nl-calculator/index.ts'
