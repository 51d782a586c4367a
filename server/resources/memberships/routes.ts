import type { FastifyInstance } from 'fastify'
import { listSubscriptions, readOwnMemberships } from '#contract/memberships.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { MembershipService } from './service.ts'

type RouteParts = Pick<MembershipService, 'reading'>

export async function registerMemberships(api: FastifyInstance, { reading }: RouteParts): Promise<void> {
  serve(api, readOwnMemberships, ({ request }) => reading.list(ownSession(request).account))

  serve(api, listSubscriptions, async ({ request }) => ({
    subscriptions: await reading.subscriptions(ownSession(request).account),
  }))
}
