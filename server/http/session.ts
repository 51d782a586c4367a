import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { AppError } from './app-error.ts'

/** A device that is signed in, and whose it is. */
export type Session = {
  /** The uuid of the account. */
  readonly account: string
  /** What it may do, which is less than its account may where a second factor is wanted. */
  readonly role: Role
  /**
   * The second factor: `none` is asked for, it must be set up first (`wanted`), it was shown (`passed`), or it was not
   * (`awaited`): then the device can do nothing yet, but for what a route declares.
   */
  readonly second_factor: 'none' | 'wanted' | 'awaited' | 'passed'
  /** The device, as the protocol names it and as its owner sees it. */
  readonly client: string
  readonly device_id: string
}

/** What a caller showed: nothing, something that does not hold (any more), or a session. */
export type ShownCredentials = 'nothing' | 'refused' | Session

/** Finds out who calls, by the headers and by whatever else of the request may hold a token. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply, input?: unknown) => Promise<ShownCredentials>

const shown = new WeakMap<FastifyRequest, ShownCredentials>()

export const remember = (request: FastifyRequest, what: ShownCredentials): void => {
  shown.set(request, what)
}

export const shownBy = (request: FastifyRequest): ShownCredentials => shown.get(request) ?? 'nothing'

/** The session of a caller who is signed in. */
export function sessionOf(request: FastifyRequest): Session | null {
  const what = shownBy(request)
  return typeof what === 'string' ? null : what
}

/** The same, where nobody else gets. */
export function ownSession(request: FastifyRequest): Session {
  const session = sessionOf(request)
  if (session === null) throw new AppError('not_signed_in')
  return session
}

/** Closes a route: to everyone who is not signed in, and to those without one of its roles. */
export function doorOf({ roles }: Pick<Route, 'roles'>): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { role } = ownSession(request)
    if (roles && !roles.includes(role)) throw new AppError('forbidden')
  }
}
