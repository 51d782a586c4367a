import { plantedQuestions } from '#domain/calculator/index.ts'
import { calculatorInDutch, calculatorInEnglish } from '#domain/messages/index.ts'
import { seedOf } from './plant.ts'

/** What the price calculator asks until somebody changes it. */
export const calculatorConfigurations = seedOf('calculator_configurations', ({ id }) => String(id), [
  {
    id: 1,
    configuration: JSON.stringify({
      questions: plantedQuestions,
      texts: { nl: calculatorInDutch, en: calculatorInEnglish },
    }),
  },
])
