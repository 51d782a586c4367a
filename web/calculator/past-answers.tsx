import { Link } from 'wouter'
import { blanksOf, type CalculatorAnswers, isOfPeople, type Question } from '#domain/calculator/index.ts'
import { useSay } from '#web/i18n/index.ts'
import type { QuestionWords } from './words.ts'

type Props = {
  readonly passed: readonly Question[]
  readonly answers: CalculatorAnswers
  readonly wordsFor: (question: Question) => QuestionWords
  readonly personName: (key: string) => string
  /** Null: only to look at. */
  readonly hrefOf: ((question: Question) => string) | null
}

/** What was answered, each with a way back to it. */
export function PastAnswers({ passed, answers, wordsFor, personName, hrefOf }: Props) {
  const say = useSay()

  function answerTo(question: Question, words: QuestionWords): string {
    const told = blanksOf(question, answers).flatMap(({ field, row, tail }) => {
      const value = (answers[row] as Readonly<Record<string, unknown>>)[field.key]
      if (value === undefined) return []
      const answer = (tail ? words.tailOption : words.option)(value).label
      return [isOfPeople(question) ? say('calculator.past.person', { person: personName(row), answer }) : answer]
    })
    return told.length === 0 ? say('calculator.past.skipped') : told.join(', ')
  }

  if (passed.length === 0) return null
  return (
    <ul aria-label={say('calculator.past.label')}>
      {passed.map((question) => {
        const words = wordsFor(question)
        return (
          <li
            key={question.key}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 text-md text-ink-2"
          >
            <span className="min-w-0">{words.title}</span>
            <span className="flex max-w-3/5 flex-none items-baseline gap-2 text-right">
              <b className="min-w-0 font-semibold wrap-anywhere text-ink">{answerTo(question, words)}</b>
              {hrefOf && (
                <Link
                  href={hrefOf(question)}
                  aria-label={say('calculator.past.change_named', { question: words.title })}
                  className="-my-2 flex-none rounded-xs py-2 text-green underline underline-offset-3 hover:text-green-deep hover:decoration-2"
                >
                  {say('calculator.past.change')}
                </Link>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
