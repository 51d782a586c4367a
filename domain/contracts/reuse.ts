import type { ContractAnswers } from './answers.ts'
import type { ContractSpec } from './spec.ts'

/** What a new contract of the same kind may begin with: not whom the last one was with, nor its days. */
export const reusableAnswers = ({ questions }: ContractSpec, answers: ContractAnswers): ContractAnswers =>
  Object.fromEntries(
    questions.flatMap(({ key, kind }) => {
      const value = answers[key]
      return value === undefined || kind === 'date' || key.startsWith('other_') ? [] : [[key, value] as const]
    }),
  )
