/** Rules of a question that look further than its own field. Each has words of its own. */
export const calculatorRules = ['vof_partners'] as const
export type CalculatorRule = (typeof calculatorRules)[number]
