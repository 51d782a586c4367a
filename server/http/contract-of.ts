import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'

/** What the contract says of the route that a request came to; nothing where there is none. */
export const contractOf = ({ routeOptions }: FastifyRequest): Route | undefined =>
  (routeOptions.config as { readonly contract?: Route } | undefined)?.contract
