import type { FastifyInstance } from 'fastify'
import { listCountryRisks, restoreCountryRisk, writeCountryRisk } from '#contract/admin-countries.ts'
import { errorEntry, ownSession, serve } from '#server/http/index.ts'
import { type CountryWriting, StaleCountry } from './country-writing.ts'

/** Countries for who runs the service. */
export async function registerCountryWriting(api: FastifyInstance, writing: CountryWriting): Promise<void> {
  serve(api, listCountryRisks, writing.list)
  serve(api, writeCountryRisk, ({ params, body, request, refuse }) =>
    writing.write(ownSession(request).account, params.country, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, restoreCountryRisk, ({ params, body, request, refuse }) =>
    writing.restore(ownSession(request).account, params.country, body).catch((error) => refuse(409, staleBody(error))),
  )
}

function staleBody(error: unknown) {
  if (!(error instanceof StaleCountry)) throw error
  return { errors: [{ ...errorEntry('conflict'), current: error.current }] }
}
