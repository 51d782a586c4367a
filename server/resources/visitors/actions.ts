import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, shownBy } from '#server/http/index.ts'

/** Who asks: the visitor of a browser and, once signed in, the account. */
export type Caller = { readonly visitor: string | null; readonly account: string | null }

/**
 * The one rule of who may open a row with the columns `visitor` and `account`: its account, or as long as it has none,
 * the visitor who made it. It is part of the query, so that a row of someone else takes as long as none at all.
 */
export const ownedBy = ({ visitor, account }: Caller): RawBuilder<boolean> =>
  sql<boolean>`case when account is null then visitor = ${visitor} else account = ${account} end`

/** A questionnaire besides, as long as no account owns it: the browsers that a mailed link let in. */
export const openTo = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${ownedBy(caller)} or (account is null and exists (
    select from draft_guests where draft_guests.questionnaire = questionnaires.uuid and draft_guests.visitor = ${caller.visitor}
  )))`

type VisitorParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly vault: Vault }

export type VisitorActions = ReturnType<typeof visitorActions>

const purpose = 'visitor cookie'

/** As long as a browser will keep it; every visit to a questionnaire starts it again. */
const lifetime = 400 * 24 * 3600

const mostProven = 1_000

const form = /^([^.]+)\.([\w-]{43})$/

/** Who is calling, by the cookie of their browser and by who is signed in there. */
export function visitorActions({ config, vault }: VisitorParts) {
  const secure = config.PUBLIC_URL.startsWith('https:')
  // The prefix keeps a page on another subdomain from planting its own visitor in someone's browser.
  const name = secure ? '__Host-visitor' : 'visitor'

  const proven = new Map<string, string>()

  function visitorOf({ cookies }: FastifyRequest): string | null {
    const sent = cookies[name]
    return sent === undefined ? null : (proven.get(sent) ?? prove(sent))
  }

  /** Remembered: someone who answers questions sends the same cookie again and again. */
  function prove(sent: string): string | null {
    const [, id, signature] = form.exec(sent) ?? []
    if (id === undefined || signature === undefined || !isUuid(id)) return null
    if (!vault.isSigned(id, signature, purpose)) return null
    if (proven.size >= mostProven) proven.clear()
    proven.set(sent, id)
    return id
  }

  /** A token that holds no more is a no, also beside a cookie that is good: its owner must sign in again. */
  function accountOf(request: FastifyRequest): string | null {
    const shown = shownBy(request)
    if (shown === 'refused') throw new AppError('not_signed_in')
    return shown === 'nothing' ? null : shown.account
  }

  /** The visitor of a browser, which gets its cookie, or gets it for longer. */
  function meet(request: FastifyRequest, reply: FastifyReply): string {
    const visitor = visitorOf(request) ?? randomUUID()
    const value = `${visitor}.${vault.sign(visitor, purpose)}`
    reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifetime })
    return visitor
  }

  return {
    visitorOf,

    callerOf: (request: FastifyRequest): Caller => ({ visitor: visitorOf(request), account: accountOf(request) }),

    meet,

    /** The caller, who is known by a cookie from here on. */
    welcome(request: FastifyRequest, reply: FastifyReply): Caller & { readonly visitor: string } {
      const account = accountOf(request)
      return { visitor: meet(request, reply), account }
    },
  }
}
