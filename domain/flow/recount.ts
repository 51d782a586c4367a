import { fieldsIn, isAnswered } from '../conditions/index.ts'
import { type Answers, type RelevantAnswers, shareholderKeys } from '../fields/index.ts'
import { conditionsOf, productPlanOf } from './plan.ts'
import type { FlowContext, Product } from './product.ts'
import { relevant } from './survey.ts'

/** Texts about the company on which nothing hangs: no question, no step and nobody's taking part. */
const plainTexts = (product: Product): ReadonlySet<string> => {
  const { main, order } = productPlanOf(product)
  const conditions = [...order.flatMap(conditionsOf), ...Object.values(product.people.joins ?? {})]
  const decisive = new Set<string>(conditions.flatMap(fieldsIn))
  const plain = [...main.values()].filter(
    ({ field }) => field.kind === 'text' && field.flag === undefined && !decisive.has(`main.${field.key}`),
  )
  return new Set(plain.map(({ field }) => field.key))
}

interface Counted {
  readonly answers: Answers
  readonly relevant: RelevantAnswers
}

/** What counts now, when since then nothing but such texts became other texts; else null. */
const withNewTexts = (before: Counted, answers: Answers, texts: ReadonlySet<string>): RelevantAnswers | null => {
  if (shareholderKeys.some((key) => before.answers[key] !== answers[key])) return null
  const was: Readonly<Record<string, unknown>> = before.answers.main
  const is: Readonly<Record<string, unknown>> = answers.main
  const main: Record<string, unknown> = { ...before.relevant.main }
  for (const key of Object.keys({ ...was, ...is })) {
    const [old, now] = [was[key], is[key]]
    if (old === now) continue
    if (!texts.has(key) || !isAnswered(old) || !isAnswered(now)) return null
    if (Object.hasOwn(main, key)) main[key] = now
  }
  return { ...before.relevant, main } as RelevantAnswers
}

/** As `relevant`, time and again: while someone types a text on which nothing hangs, nothing is judged anew. */
export const makeRelevant = (product: Product, context: FlowContext): ((answers: Answers) => RelevantAnswers) => {
  const texts = plainTexts(product)
  let before: Counted | null = null
  return (answers) => {
    const counted = (before && withNewTexts(before, answers, texts)) ?? relevant(product, answers, context)
    before = { answers, relevant: counted }
    return counted
  }
}
