import type { Site } from '#contract/site.ts'
import type { FlowContext, Product } from '#domain/blueprint/index.ts'
import {
  inOtherWords,
  inRewrittenWords,
  type Messages,
  otherWordsIn,
  type QuestionRewrite,
} from '#domain/messages/index.ts'
import { type FlowName, loadQuestions } from '#domain/products/index.ts'
import { dateInAmsterdam, type Locale } from '#domain/values/index.ts'
import { earlyMessagesIn, type Instead, insteadIn } from '#web/i18n/index.ts'
import { inNewestWords } from '#web/site/index.ts'

/** What a flow asks, and the words in which it begins. What judges the answers may come after it. */
export interface PreparedFlow {
  readonly flow: FlowName
  readonly product: Product
  readonly messages: Messages
  readonly instead: Instead
}

const prepared = new Map<string, PreparedFlow>()

const flowKey = (flow: FlowName, locale: Locale): string => `${flow} ${locale}`

/** Fetches what a flow cannot be drawn without, once. */
export async function prepareFlow(flow: FlowName, locale: Locale): Promise<void> {
  if (prepared.has(flowKey(flow, locale))) return
  const product = await loadQuestions(flow)
  if (!product) return
  const [other, instead] = await Promise.all([
    otherWordsIn(locale, product.wording),
    insteadIn(locale, product.wording),
  ])
  const messages = await inNewestWords(inOtherWords(earlyMessagesIn(locale), other), locale)
  prepared.set(flowKey(flow, locale), { flow, product, messages, instead })
}

/** The words in which it begins as somebody rewrote them, where the server draws: it has them with the page alone. */
export const asRewritten = (prepared: PreparedFlow, rewrites: readonly QuestionRewrite[] = []): PreparedFlow => ({
  ...prepared,
  messages: inRewrittenWords(prepared.messages, rewrites),
})

/** Null where a flow has no questionnaire. */
export const preparedFlow = (flow: FlowName, locale: Locale): PreparedFlow | null =>
  prepared.get(flowKey(flow, locale)) ?? null

/** What is known of a questionnaire before anything of it is asked for. */
export interface Surroundings extends PreparedFlow {
  readonly flags: Site['flags']
  readonly unserved: Site['unserved_countries']
}

export const flowContextOf = ({ flags, unserved }: Surroundings): FlowContext => ({
  today: dateInAmsterdam(new Date()),
  flags,
  unservedCountries: unserved,
})
