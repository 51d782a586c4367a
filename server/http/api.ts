import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import type { Config } from '#server/config/index.ts'
import { AppError } from './app-error.ts'
import { type Authenticate, remember, shownBy } from './session.ts'
import { contractOf } from './storable.ts'

/** The methods that an address takes, none when it does not exist. */
export function allowedMethods(
  routes: readonly Pick<Route, 'method' | 'path' | 'trailingSlash'>[],
  path: string,
): string[] {
  const segments = path.split('/')
  const methods = routes
    .filter((route) => {
      const given = route.trailingSlash && segments.at(-1) === '' ? segments.slice(0, -1) : segments
      const pattern = route.path.split('/')
      return (
        pattern.length === given.length &&
        pattern.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
      )
    })
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return [...new Set(methods)]
}

type ApiSettings = Pick<Config, 'MAINTENANCE' | 'RATE_LIMIT_PER_MINUTE'>

/**
 * What holds for every call of the API, known or unknown: limits, maintenance, that answers are not kept, and who calls.
 * Without `authenticate` nobody can be signed in.
 */
export async function guardApi(
  api: FastifyInstance,
  settings: ApiSettings,
  authenticate?: Authenticate,
): Promise<void> {
  await api.register(rateLimit, {
    max: settings.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  })
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (settings.MAINTENANCE && !isOpenInMaintenance(contractOf(request)))
      throw new AppError('unavailable', { headers: { 'retry-after': '300' } })
  })
  if (authenticate) identifyCallers(api, authenticate)
  // A route like any other, so that the limit counts here too: guessing addresses must not be cheaper than using them.
  api.all('/*', { schema: { hide: true }, preParsing: refuseUnknown }, () => undefined)
}

const isOpenInMaintenance = (route: Route | undefined): boolean =>
  route?.inMaintenance ?? route?.roles?.every((role) => role === 'admin') ?? false

/** Before the body is read; and once more after it, where the protocol allows a token in there. */
function identifyCallers(api: FastifyInstance, authenticate: Authenticate): void {
  api.addHook('preParsing', async (request, reply) => {
    const route = contractOf(request)
    if (!route || route.impersonal) return
    const shown = await authenticate(request, reply, route.tokenInInput && request.query)
    remember(request, shown)
    // Whatever it was that they wanted of their own: their owner must sign in again, and hear it before anything else.
    if (shown === 'refused' && !route.protocol) throw new AppError('not_signed_in')
  })
  api.addHook('preValidation', async (request, reply) => {
    if (!contractOf(request)?.tokenInInput || shownBy(request) !== 'nothing' || !request.body) return
    remember(request, await authenticate(request, reply, request.body))
  })
}

/** Before the body is read. */
async function refuseUnknown({ method, url }: FastifyRequest): Promise<never> {
  const methods = allowedMethods(routes, url.split('?', 1)[0] ?? url)
  // A name in it that is longer than any of ours: the method is right, and there is nothing.
  throw methods.length === 0 || methods.includes(method)
    ? new AppError('not_found')
    : new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } })
}
