import type { Messages } from '#domain/messages/index.ts'
import { type FlowName, loadProduct } from '#domain/products/index.ts'
import { useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { loadMessages } from '#web/questionnaire/index.ts'

/** What the questions of a product are and how they are put, fetched once for every case of that kind. */
export function useQuestions(flow: FlowName) {
  const { locale } = useLocale()
  return useResource(
    `questions ${flow} ${locale}`,
    async () => {
      const product = await loadProduct(flow)
      return { product, messages: await loadMessages(locale, product.wording) }
    },
    { kept: true },
  )
}

/** The words alone, for who makes do without them until they come. */
export function useMessages(flow: FlowName): Messages | null {
  const questions = useQuestions(flow)
  return questions.state === 'ready' ? questions.value.messages : null
}
