// The price calculator: one question at a time, the price so far beside it, and the estimate at the end.
export { CalculatorScreen } from './calculator-screen.tsx'
