import type { FastifyInstance, FastifyReply } from 'fastify'
import { type UploadRoutes, uploadRoutes } from '#contract/uploads.ts'
import type { FlowName } from '#domain/products/index.ts'
import { replied, serve, uploaded } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { UploadActions } from './actions.ts'
import { asAttachment } from './content.ts'

type RouteParts = { readonly actions: UploadActions; readonly visitors: VisitorActions }

export async function registerUploads(api: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const [flow, routes] of uploadRoutes) serveProduct(api, flow, routes, parts)
}

function serveProduct(api: FastifyInstance, flow: FlowName, routes: UploadRoutes, parts: RouteParts): void {
  const { actions, visitors } = parts

  serve(api, routes.add, async ({ params: { uuid }, query, request }) => {
    const kept = await actions.mayAdd({ flow, uuid, caller: visitors.callerOf(request) })
    return actions.add(kept, query, await uploaded(request))
  })
  serve(api, routes.list, async ({ params: { uuid }, request }) => ({
    uploads: await actions.list({ flow, uuid, caller: visitors.callerOf(request) }),
  }))
  serve(api, routes.read, async ({ params: { uuid, upload }, request, reply }) =>
    sendFile(reply, await actions.open({ flow, uuid, caller: visitors.callerOf(request) }, upload)),
  )
  serve(api, routes.remove, async ({ params: { uuid, upload }, request }) => {
    await actions.remove({ flow, uuid, caller: visitors.callerOf(request) }, upload)
    return { success: true as const }
  })
}

/** Never shown within our own pages, whatever is in it. */
export function sendFile(
  reply: FastifyReply,
  file: { readonly name: string; readonly media_type: string; readonly bytes: Uint8Array },
): typeof replied {
  const { bytes } = file
  reply
    .type(file.media_type)
    .header('content-disposition', asAttachment(file.name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return replied
}
