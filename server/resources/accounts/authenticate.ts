import type { Authenticate } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import { createClaiming } from './claim.ts'
import { credentialsIn } from './credentials.ts'
import type { AccountParts } from './parts.ts'

/** Finds out who calls by the token they show, hands them the next one, and gives them what their browser made. */
export function authenticator(
  parts: Pick<AccountParts, 'clients' | 'database' | 'clock'>,
  { visitorOf }: Pick<VisitorActions, 'visitorOf'>,
): Authenticate {
  const claim = createClaiming(parts)
  return async (request, reply, body) => {
    const credentials = credentialsIn(request, body)
    if (credentials === null) return 'nothing'
    const { unbatch } = request.query as { readonly unbatch?: unknown }
    const opened = await parts.clients.open(credentials, unbatch !== undefined)
    if (opened === null) return 'refused'
    reply.headers(opened.headers)
    await claim(visitorOf(request), opened.session.account)
    return opened.session
  }
}
