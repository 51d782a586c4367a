import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Site } from '#contract/site.ts'
import type { Quote } from '#domain/pricing/index.ts'
import { costOf, type FlowName, loadProduct } from '#domain/products/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'

/** What the answers come to before there is an order of them: the same sum. Null where the prices cannot be had. */
export async function expectedCost(
  flow: FlowName,
  { product_data }: Pick<Questionnaire, 'product_data'>,
  { flags }: Pick<Site, 'flags'>,
): Promise<Quote | null> {
  const [product, prices] = await Promise.all([
    loadProduct(flow),
    call('GET /api/prices', { query: { notary_product_type_slug: flow } }).catch(() => null),
  ])
  const context = { today: dateInAmsterdam(new Date()), flags }
  return prices && costOf({ product, prices, context }, product_data)
}
