import type { FastifyInstance, FastifyReply } from 'fastify'
import { paperQuery, type UploadRoutes, uploadRoutes } from '#contract/uploads.ts'
import type { FlowName } from '#domain/products/index.ts'
import { AppError, asAttachment, inputErrors, replied, serve, uploaded } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { UploadActions } from './actions.ts'

type RouteParts = { readonly actions: UploadActions; readonly visitors: VisitorActions }

export async function registerUploads(api: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const [flow, routes] of uploadRoutes) serveProduct(api, flow, routes, parts)
}

function serveProduct(api: FastifyInstance, flow: FlowName, routes: UploadRoutes, parts: RouteParts): void {
  const { actions, visitors } = parts

  serve(api, routes.add, async ({ params: { uuid }, query, request }) => {
    const kept = await actions.mayAdd({ flow, uuid, caller: visitors.callerOf(request) })
    const { said, ...file } = await uploaded(request, ['kind', 'person'])
    return actions.add(kept, paperOf(query, said), file)
  })
  serve(api, routes.list, async ({ params: { uuid }, request }) => ({
    uploads: await actions.list({ flow, uuid, caller: visitors.callerOf(request) }),
  }))
  serve(api, routes.read, async ({ params: { uuid, upload }, request, reply }) =>
    replyWithFile(reply, await actions.open({ flow, uuid, caller: visitors.callerOf(request) }, upload)),
  )
  serve(api, routes.remove, async ({ params: { uuid, upload }, request }) => {
    await actions.remove({ flow, uuid, caller: visitors.callerOf(request) }, upload)
    return { success: true as const }
  })
}

type AskedPaper = Parameters<UploadActions['add']>[1]

/** What it is may stand in the address or in the form around the file; the form was made with it. */
function paperOf(asked: AskedPaper, said: Readonly<Record<string, string>>): AskedPaper {
  const read = paperQuery.safeParse({ ...asked, ...said })
  if (!read.success) throw new AppError('invalid_request', { entries: inputErrors(read.error.issues, said) })
  return read.data
}

/** Never shown within our own pages, whatever is in it. */
export function replyWithFile(
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
