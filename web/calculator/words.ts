import type { Calculator } from '#contract/calculator.ts'
import type { Outcome, Question } from '#domain/calculator/index.ts'
import { fill } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { encode } from './values.ts'

type QuestionSpeaking = {
  readonly calculator: Calculator
  readonly locale: Locale
  readonly origin: string
  /** Whose prices and days are told. */
  readonly product: Outcome
}

interface OptionWords {
  readonly label: string
  readonly help?: string | undefined
}

export interface QuestionWords {
  readonly title: string
  readonly help: string | undefined
  readonly why: string
  readonly included: string | undefined
  /** What an answer is called, with the line under it. */
  readonly option: (value: unknown) => OptionWords
  readonly tailTitle: string
  readonly tailIncluded: string | undefined
  readonly tailOption: (value: unknown) => OptionWords
}

/** The words of a question in one language, for who comes from this origin. */
export function questionWords(
  question: Question,
  { calculator, locale, origin, product }: QuestionSpeaking,
): QuestionWords {
  const text = calculator.texts[locale].questions[question.key]
  if (!text) throw new Error(`The question ${question.key} has no words in ${locale}.`)
  const other = text.by_origin && Object.hasOwn(text.by_origin, origin) ? text.by_origin[origin] : undefined
  const speeds = calculator.prices[product]?.incorporation_speeds ?? {}
  const memberships = Object.fromEntries(calculator.memberships.map((one) => [one.name, one[locale]]))
  const find = (from: Readonly<Record<string, OptionWords | undefined>>) => (value: unknown) => {
    const key = encode(value)
    const found = (Object.hasOwn(from, key) ? from[key] : undefined) ?? { label: key }
    const days = Object.hasOwn(speeds, key) ? speeds[key]?.working_days : undefined
    return days === undefined ? found : { ...found, label: fill(found.label, { days }) }
  }
  return {
    title: other?.title ?? text.title,
    help: other?.help ?? text.help,
    why: other?.why ?? text.why,
    included: text.included,
    option: find({ ...memberships, ...text.options, ...other?.options }),
    tailTitle: text.tail?.title ?? '',
    tailIncluded: text.tail?.included,
    tailOption: find(text.tail?.options ?? {}),
  }
}

/** "Aandeelhouder 2". */
export const personWords = (
  { calculator, locale }: Pick<QuestionSpeaking, 'calculator' | 'locale'>,
  key: string,
): string => fill(calculator.texts[locale].person, { n: key.slice(1) })
