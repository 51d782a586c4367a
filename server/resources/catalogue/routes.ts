import type { FastifyInstance } from 'fastify'
import { getPrices } from '#contract/prices.ts'
import { flowNamed } from '#domain/products/index.ts'
import { AppError, serve } from '#server/http/index.ts'
import type { CatalogueActions } from './actions.ts'

export async function catalogueRoutes(api: FastifyInstance, actions: CatalogueActions): Promise<void> {
  serve(api, getPrices, async ({ query: { notary_product_type_slug: slug } }) => {
    const flow = flowNamed(slug)
    if (flow !== null) return actions.readPrices(flow)
    throw new AppError('invalid_request', {
      entries: [
        { code: 'invalid_option', path: 'notary_product_type_slug', message: 'There is no service of this name.' },
      ],
    })
  })
}
