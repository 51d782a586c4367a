import type { FastifyInstance } from 'fastify'
import { findAddress } from '#contract/addresses.ts'
import { serve } from '#server/http/index.ts'
import type { AddressActions } from './actions.ts'

export async function addressRoutes(api: FastifyInstance, actions: AddressActions): Promise<void> {
  serve(api, findAddress, async ({ query }) => actions.findAddress(query))
}
