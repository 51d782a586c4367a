import type { FastifyInstance } from 'fastify'
import {
  beginPriceBook,
  discardPriceBook,
  listPriceBooks,
  planPriceBook,
  withdrawPriceBook,
  writePriceBook,
} from '#contract/price-plans.ts'
import { getPrices } from '#contract/prices.ts'
import { getProductExtra, listExtraServices, listMemberships } from '#contract/reference.ts'
import { type FlowName, flowNamed } from '#domain/products/index.ts'
import { AppError, errorEntry, ownSession, serve } from '#server/http/index.ts'
import type { CatalogueActions } from './actions.ts'
import type { CatalogueExtras } from './extras.ts'
import { type PricePlanning, StalePrices } from './planning.ts'

export async function registerCatalogue(api: FastifyInstance, actions: CatalogueActions): Promise<void> {
  serve(api, getPrices, async ({ query }) => actions.readPrices(flowOf(query)))
}

/** What is sold beside a product. */
export async function registerExtras(api: FastifyInstance, extras: CatalogueExtras): Promise<void> {
  serve(api, listMemberships, async ({ query }) => extras.listMemberships(flowOf(query)))
  serve(api, listExtraServices, async () => extras.listExtraServices())
  serve(api, getProductExtra, async ({ params }) => extras.readExtra(params.id, params.extra))
}

function flowOf({ notary_product_type_slug: slug }: { readonly notary_product_type_slug: string }): FlowName {
  const flow = flowNamed(slug)
  if (flow !== null) return flow
  throw new AppError('invalid_request', {
    entries: [
      { code: 'invalid_option', path: 'notary_product_type_slug', message: 'There is no service of this name.' },
    ],
  })
}

/** Prices for who plans them. */
export async function registerPricePlanning(api: FastifyInstance, planning: PricePlanning): Promise<void> {
  serve(api, listPriceBooks, () => planning.read())
  serve(api, beginPriceBook, ({ body, request, refuse }) =>
    planning.begin(ownSession(request).account, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, writePriceBook, ({ params, body, request, refuse }) =>
    planning.write(ownSession(request).account, params.draft, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, planPriceBook, ({ params, body, request, refuse }) =>
    planning.plan(ownSession(request).account, params.draft, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, discardPriceBook, ({ params, body, request, refuse }) =>
    planning.discard(ownSession(request).account, params.draft, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, withdrawPriceBook, ({ params, body, request, refuse }) =>
    planning
      .withdraw(ownSession(request).account, params.valid_from, body)
      .catch((error) => refuse(409, staleBody(error))),
  )
}

function staleBody(error: unknown) {
  if (!(error instanceof StalePrices)) throw error
  const { path, current } = error
  return { errors: [{ ...errorEntry('conflict'), ...(path !== null && { path }), current }] }
}
