import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { oneTimeCodeFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { LimitSubject, Limits } from '../attempts/limits.ts'
import { type CodeTables, codeStore } from './store.ts'

type CodeDoorParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly limits: Pick<Limits, 'wait'>
}

type CodeDoorKind = {
  readonly tables: CodeTables
  /** How its cookie begins. */
  readonly cookie: string
  readonly purpose: 'participant code' | 'signer code'
  /** How long a device stays theirs. */
  readonly deviceDays: number
}

const minute = 60_000
const codeMinutes = 10
const mostTries = 5

/** A link that does not let somebody in, and why. */
export const barred = (status: 'not_found' | 'forbidden' | 'invalid_request', code: string): AppError =>
  new AppError(status, {
    entries: [
      { code, ...(status === 'invalid_request' && { path: 'code' }), message: 'This link does not let you in.' },
    ],
  })

/** An address as far as a stranger may read it: b…@voorbeeld.nl */
export function maskedAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}

/** Who has a link shows once on each device that its mailbox is theirs, by a code that was mailed. */
export function createCodeDoor(parts: CodeDoorParts, { tables, cookie, purpose, deviceDays }: CodeDoorKind) {
  const { config, database, vault, clock, limits } = parts
  const { db } = database
  const store = codeStore(tables)
  const secure = config.PUBLIC_URL.startsWith('https:')
  const cookieOf = (holder: string) => `${secure ? '__Host-' : ''}${cookie}-${holder.slice(0, 8)}`

  async function inTurn(...subjects: readonly LimitSubject[]): Promise<void> {
    const seconds = await limits.wait(...subjects)
    if (seconds > 0) throw new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } })
  }

  return {
    /** Mails of this kind to one person, and from one place. */
    mayMail: (holder: string, ip: string) => inTurn(['mail_ip', ip], ['mailed_code', holder]),

    /** When somebody typed their code on this device; undefined on one that is not theirs. */
    async shownSince(holder: string, { cookies }: Pick<FastifyRequest, 'cookies'>): Promise<Date | undefined> {
      const device = cookies[cookieOf(holder)]
      if (device === undefined) return undefined
      return store.deviceSince(db, { of: holder, hash: tokenHash(device), now: clock.now() })
    },

    /** A new one; the one before is good no longer. */
    async send(holder: string, ip: string, mail: (tx: Tx, code: string) => Promise<void>): Promise<void> {
      await inTurn(['mail_ip', ip], ['mailed_code', holder])
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const until = new Date(clock.now().getTime() + codeMinutes * minute)
      await database.inTransaction(async (tx) => {
        await store.write(tx, { of: holder, hash: vault.sign(`${holder} ${code}`, purpose), until })
        await mail(tx, code)
      })
    },

    async take(holder: string, typed: string, ip: string, reply: FastifyReply): Promise<void> {
      await inTurn(['mailed_code_try_ip', ip])
      const kept = await store.take(db, holder)
      if (kept === undefined || kept.until <= clock.now()) throw barred('invalid_request', 'code_expired')
      if (kept.tries > mostTries) throw barred('invalid_request', 'code_used_up')
      const code = oneTimeCodeFrom(typed)
      if (code === null || !vault.isSigned(`${holder} ${code}`, kept.hash, purpose)) {
        throw barred('invalid_request', 'code_wrong')
      }
      const device = newToken()
      const made_at = clock.now()
      const until = new Date(made_at.getTime() + deviceDays * 24 * 60 * minute)
      await database.inTransaction(async (tx) => {
        // Good once: of two at the same moment one is let in by it.
        if (!(await store.drop(tx, holder))) throw barred('invalid_request', 'code_expired')
        await store.addDevice(tx, { of: holder, hash: tokenHash(device), until, made_at })
      })
      const maxAge = deviceDays * 24 * 3600
      reply.setCookie(cookieOf(holder), device, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
    },
  }
}
