import { useMemo } from 'react'
import type { Calculator } from '#contract/calculator.ts'
import { type CalculatorAnswers, productOutOf, type Question } from '#domain/calculator/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { personWords, type QuestionWords, questionWords } from './words.ts'

export interface Speech {
  readonly calculator: Calculator
  readonly wordsFor: (question: Question) => QuestionWords
  readonly personName: (key: string) => string
}

/** The words of the questions, for these answers and this language. */
export function useSpeech(calculator: Calculator, origin: string, answers: CalculatorAnswers): Speech {
  const say = useSay()
  const { locale } = useLocale()
  const product = productOutOf(origin, answers)
  return useMemo(
    () => ({
      calculator,
      wordsFor: (question) => questionWords(question, { calculator, locale, origin, product }),
      // Whoever counts stands first; the names of the others are not known yet.
      personName: (key) => (key === 'p1' ? say('calculator.past.you') : personWords({ calculator, locale }, key)),
    }),
    [calculator, locale, origin, product, say],
  )
}
