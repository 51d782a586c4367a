import type { FastifyInstance } from 'fastify'
import { getSite } from '#contract/site.ts'
import { serve } from '#server/http/index.ts'
import type { SiteActions } from './actions.ts'

export async function siteRoutes(api: FastifyInstance, { readSite }: SiteActions): Promise<void> {
  serve(api, getSite, readSite)
}
