import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { SandboxParts } from '#server/adapters/identity/index.ts'

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>

/** Calls our own server without a socket: it works before it listens, and whatever stands in front of it. */
export function insideFetch(inject: Inject): SandboxParts['inside'] {
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address)
    const answer = await inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(Object.entries(headers)),
      ...(body != null && { payload: String(body) }),
    })
    const { 'content-type': type } = answer.headers
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    })
  }
}
