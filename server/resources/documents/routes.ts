import type { FastifyInstance, FastifyReply } from 'fastify'
import { type DocumentRoutes, documentRoutes } from '#contract/documents.ts'
import type { FlowName } from '#domain/products/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { DocumentActions, Download } from './actions.ts'

type RouteParts = { readonly actions: DocumentActions; readonly visitors: VisitorActions }

export async function registerDocuments(api: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const [flow, routes] of documentRoutes) serveProduct(api, flow, routes, parts)
}

function serveProduct(api: FastifyInstance, flow: FlowName, routes: DocumentRoutes, parts: RouteParts): void {
  const { actions, visitors } = parts
  serve(api, routes.list, ({ params: { uuid }, request }) =>
    actions.list({ flow, uuid, caller: visitors.callerOf(request) }),
  )
  serve(api, routes.read, ({ params: { uuid, index }, request }) =>
    actions.read({ flow, uuid, caller: visitors.callerOf(request) }, index),
  )
  serve(api, routes.pdf, async ({ params: { uuid, index }, request, reply }) =>
    send(
      reply,
      'application/pdf',
      await actions.download({ flow, uuid, caller: visitors.callerOf(request) }, index, 'pdf'),
    ),
  )
  serve(api, routes.docx, async ({ params: { uuid, index }, request, reply }) =>
    send(reply, docx, await actions.download({ flow, uuid, caller: visitors.callerOf(request) }, index, 'docx')),
  )
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function send(reply: FastifyReply, type: string, { bytes, name, sha256 }: Download): typeof replied {
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('etag', `"${sha256}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return replied
}
