import type { FastifyInstance } from 'fastify'
import {
  decideOnService,
  listServices,
  readCaseServices,
  readOwnServices,
  workOnService,
} from '#contract/case-services.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { ServiceActions } from './services.ts'

/** What was ordered beside the company: for support, and for who ordered it. */
export async function registerCaseServices(
  api: FastifyInstance,
  { actions }: { readonly actions: ServiceActions },
): Promise<void> {
  serve(api, listServices, ({ query, request }) => actions.list(ownSession(request), query))
  serve(api, readCaseServices, ({ params, request }) => actions.read(ownSession(request), params.uuid))
  serve(api, workOnService, ({ params: { uuid, service }, body, request }) =>
    actions.work(ownSession(request), uuid, service, body),
  )
  serve(api, readOwnServices, ({ params, request }) => actions.readOwn(ownSession(request).account, params.uuid))
  serve(api, decideOnService, ({ params: { uuid, service }, body, request }) =>
    actions.decide(ownSession(request).account, uuid, service, body.consent),
  )
}
