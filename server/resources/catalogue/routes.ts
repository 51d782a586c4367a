import type { FastifyInstance } from 'fastify'
import { listPriceBooks, planPriceBook, withdrawPriceBook } from '#contract/price-book.ts'
import { getPrices } from '#contract/prices.ts'
import { flowNamed } from '#domain/products/index.ts'
import { AppError, serve } from '#server/http/index.ts'
import { type CatalogueActions, PriceBookTooEarly } from './actions.ts'

export async function registerCatalogue(api: FastifyInstance, actions: CatalogueActions): Promise<void> {
  serve(api, getPrices, async ({ query: { notary_product_type_slug: slug } }) => {
    const flow = flowNamed(slug)
    if (flow !== null) return actions.readPrices(flow)
    throw new AppError('invalid_request', {
      entries: [
        { code: 'invalid_option', path: 'notary_product_type_slug', message: 'There is no service of this name.' },
      ],
    })
  })
  serve(api, listPriceBooks, () => actions.listPriceBooks())

  serve(api, planPriceBook, async ({ body }) => {
    try {
      return await actions.planPriceBook(body)
    } catch (error) {
      if (!(error instanceof PriceBookTooEarly)) throw error
      const entry = { code: 'too_low', path: 'valid_from', message: error.message }
      throw new AppError('invalid_request', { entries: [entry] })
    }
  })

  serve(api, withdrawPriceBook, async ({ params }) => ({
    valid_from: await actions.withdrawPriceBook(params.valid_from),
  }))
}
