import type { FastifyInstance } from 'fastify'
import { getLegalCheckupType, markCheckupsSeen } from '#contract/legal-checkups.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { CheckupActions } from './actions.ts'

export async function registerLegalCheckups(api: FastifyInstance, actions: CheckupActions): Promise<void> {
  serve(api, getLegalCheckupType, ({ params }) => actions.read(params.id))
  serve(api, markCheckupsSeen, async ({ body, request }) => ({
    seen: await actions.markSeen(ownSession(request).account, body.ids),
  }))
}
