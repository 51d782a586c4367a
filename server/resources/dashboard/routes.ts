import type { FastifyInstance } from 'fastify'
import { listNotaryProducts } from '#contract/dashboard.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { DashboardActions } from './actions.ts'

export async function dashboardRoutes(api: FastifyInstance, actions: DashboardActions): Promise<void> {
  serve(api, listNotaryProducts, async ({ request }) => ({
    notary_products: await actions.list(ownSession(request).account),
  }))
}
