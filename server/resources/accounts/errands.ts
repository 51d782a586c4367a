import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { socialProviders } from '#contract/account-answers.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, type SealedColumn, tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { insertErrand, takeErrand } from './store-own.ts'

const remembered = z.object({
  provider: z.enum(socialProviders),
  errand: z.object({ state: z.string(), nonce: z.string().optional(), verifier: z.string().optional() }),
  /** Where the browser goes in the end. */
  target: z.string(),
  config: z.string(),
  /** In a window of its own, which hands the token to the page that opened it instead of going anywhere. */
  window: z.boolean(),
  /** The visitor whose browser left from a page of ours; null where something else sent it on its way. */
  begun_by: z.string().nullable(),
  /** The device that wants this identity linked to its account; without one, someone wants to sign in. */
  link: z.object({ account: z.string(), client: z.string() }).optional(),
})

export type Remembered = z.output<typeof remembered>

export type Errands = ReturnType<typeof createErrands>

type ErrandParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Pick<Database, 'db'>
  readonly vault: Vault
  readonly clock: Clock
}

/** Long enough to find a password, and a phone for the second step. */
const lifetime = 15 * 60

const place = (hash: string) => `errand ${hash}`

export const sealedErrands: SealedColumn = {
  table: 'sign_in_errands',
  column: 'sealed',
  row: 'hash',
  holds: 'a text',
  place,
}

/**
 * What a browser left for a provider with. It is kept here, sealed, for the browser that holds its code in a cookie: whoever
 * comes back without one, with one that was used, or from somewhere else, did not leave from here. A browser runs one errand
 * at a time, the last it left for.
 */
export function createErrands({ config, database: { db }, vault, clock }: ErrandParts) {
  const secure = config.PUBLIC_URL.startsWith('https:')
  const name = secure ? '__Host-errand' : 'errand'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  return {
    async remember(reply: FastifyReply, errand: Remembered): Promise<void> {
      const code = newToken()
      const hash = tokenHash(code)
      const expires_at = new Date(clock.now().getTime() + lifetime * 1000)
      await insertErrand(db, { hash, sealed: vault.sealJson(errand, place(hash)), expires_at })
      reply.setCookie(name, code, { ...options, maxAge: lifetime })
    },

    /** Once: whatever becomes of it, nobody runs it again. */
    async recall(request: FastifyRequest, reply: FastifyReply): Promise<Remembered | null> {
      reply.clearCookie(name, options)
      const code = request.cookies[name]
      const hash = code === undefined ? null : tokenHash(code)
      const found = hash === null ? undefined : await takeErrand(db, hash, clock.now())
      return found ? remembered.parse(vault.openJson(found.sealed, place(found.hash))) : null
    },
  }
}
