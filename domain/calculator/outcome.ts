import type { CalculatorAnswers } from './answers.ts'
import { holdingOrigin, type Outcome } from './question.ts'

/** Which product fits, by where the visitor came from and what they answered. */
export const productFor = (origin: string, { main }: Pick<CalculatorAnswers, 'main'>): Outcome => {
  const inEnglish = main.language_requirement === true
  if (origin === holdingOrigin) return inEnglish ? 'incorporate-holding' : 'holding'
  if (main.converting === true) return 'omzetting'
  return inEnglish ? 'english-bv' : 'dutch-bv'
}
