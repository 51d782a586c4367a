import type { FastifyInstance } from 'fastify'
import { watchCase, watchOwnCase, watchQueue } from '#contract/case-events.ts'
import { openEventStream, ownSession, replied, serve } from '#server/http/index.ts'
import type { CaseEvents } from './events.ts'

/** That something changed, for pages that are open. */
export async function registerCaseEvents(
  api: FastifyInstance,
  { events }: { readonly events: CaseEvents },
): Promise<void> {
  api.addHook('preClose', async () => events.close())
  serve(api, watchCase, async ({ params, request, reply }) => {
    await events.ofCase(ownSession(request), params.uuid, () => openEventStream(reply))
    return replied
  })
  serve(api, watchQueue, async ({ request, reply }) => {
    await events.ofQueue(ownSession(request), () => openEventStream(reply))
    return replied
  })
  serve(api, watchOwnCase, async ({ params, request, reply }) => {
    await events.ofOwn(ownSession(request), params.uuid, () => openEventStream(reply))
    return replied
  })
}
