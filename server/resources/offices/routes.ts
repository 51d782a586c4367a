import type { FastifyInstance } from 'fastify'
import { addOffice, listAdminOffices, readAdminOffice, writeOffice } from '#contract/admin-offices.ts'
import { errorEntry, ownSession, serve } from '#server/http/index.ts'
import { type AdminOffices, StaleOffice } from './actions.ts'

export async function registerOffices(api: FastifyInstance, offices: AdminOffices): Promise<void> {
  serve(api, listAdminOffices, offices.list)
  serve(api, readAdminOffice, ({ params }) => offices.read(Number(params.office)))
  serve(api, addOffice, ({ body, request }) => offices.add(ownSession(request).account, body))
  serve(api, writeOffice, ({ params, body, request, refuse }) =>
    offices.write(ownSession(request).account, Number(params.office), body).catch((error) => {
      if (!(error instanceof StaleOffice)) throw error
      return refuse(409, { errors: [{ ...errorEntry('conflict'), current: error.current }] })
    }),
  )
}
