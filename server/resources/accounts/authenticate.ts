import type { Authenticate } from '#server/http/index.ts'
import { credentialsIn } from './credentials.ts'
import type { AccountParts } from './parts.ts'

/** Finds out who calls by the token they show, and hands them the next one. */
export function authenticator({ clients }: Pick<AccountParts, 'clients'>): Authenticate {
  return async (request, reply, input) => {
    const credentials = credentialsIn(request, input)
    if (credentials === null) return 'nothing'
    const { unbatch } = request.query as { readonly unbatch?: unknown }
    const opened = await clients.open(credentials, unbatch !== undefined)
    if (opened === null) return 'refused'
    reply.headers(opened.headers)
    return opened.session
  }
}
