// The words of prices and answers are the domain’s.
export { calculatorMessages as sums } from '#domain/messages/en-calculator/index.ts'
