import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { AppError } from './app-error.ts'

/** What the contract says of the route that a request came to; nothing where there is none. */
export const contractOf = ({ routeOptions }: FastifyRequest): Route | undefined =>
  (routeOptions.config as { readonly contract?: Route } | undefined)?.contract

/** A NUL, and half of a surrogate pair, which is no letter at all: PostgreSQL takes them in no text and in no JSON. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/** The same text with the sign for a letter that could not be read in their place: it is like nothing that is kept. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\ufffd')

/**
 * The one place where text comes in, by address or by body: what can be kept nowhere is refused before anyone looks at it,
 * and nothing is found under such a name. A protocol has its own words for an address or a token that it does not know, so
 * there it goes on as such.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(judge(request, request.params, 'not_found') ?? judge(request, request.query, 'malformed_request'))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    done(judge(request, request.body, 'malformed_request'))
  })
}

function judge(request: FastifyRequest, sent: unknown, code: ErrorCode): AppError | undefined {
  const mend = contractOf(request)?.protocol === true
  const unread = [sent]
  // Not by calling itself: a body may be nested deeper than there is room for calls.
  for (let holder = unread.pop(); holder !== undefined; holder = unread.pop()) {
    if (!isPlain(holder)) continue
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) unread.push(value)
      if (mend && typeof value === 'string') holder[key] = storable(value)
      else if (!mend && !(isStorable(key) && (typeof value !== 'string' || isStorable(value)))) {
        return new AppError(code)
      }
    }
  }
  return undefined
}

/** What a parser made of text; a stream or a file is not looked into. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || kind === null || Object.getPrototypeOf(kind) === null
}
