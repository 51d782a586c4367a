import type { CalculatorAnswers } from './answers.ts'
import type { CalculatorRule } from './rule-names.ts'

/** Judged as if the answer were given. */
export const rulePasses: Readonly<Record<CalculatorRule, (answers: CalculatorAnswers) => boolean>> = {
  /** A partnership has two partners at least (7A:1655 BW), and they are the ones who get the shares. */
  vof_partners: ({ main }) => main.converted_from !== 'vof' || (main.shareholder_count ?? 0) >= 2,
}
