import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isRecord } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { type Session, storable } from '#server/http/index.ts'
import { BlockedAccount } from './refusal.ts'
import { deviceStandingOf } from './standing.ts'
import {
  type Client,
  dropOldest,
  findClients,
  findRoleOf,
  putClient,
  replaceLostToken,
  replaceToken,
  touchClient,
} from './store-clients.ts'
import { batchHeaders, type IssuedToken, tokenHeaders } from './tokens.ts'

/** What someone shows to prove who they are. */
export type Credentials = { readonly token: string; readonly client: string; readonly uid: string }

// No token, client or uid is longer; what is need not be looked for.
const longest = 500

/**
 * From the headers, one header for all, or what else the protocol allows here: the first place that has a token counts. A
 * page of somebody else can choose the address that a browser opens, and a form that it sends, but no header.
 */
export function credentialsIn({ headers }: FastifyRequest, input?: unknown): Credentials | null {
  return read(headers) ?? readBearer(headers.authorization) ?? read(input)
}

function read(source: unknown): Credentials | null {
  if (!isRecord(source)) return null
  const text = (name: string): string => {
    const value = source[name]
    return typeof value === 'string' && value.length <= longest ? storable(value.trim()) : ''
  }
  const token = text('access-token') || text('access_token')
  if (token === '') return null
  return { token, client: text('client') || 'default', uid: text('uid').toLowerCase() }
}

/** One header with everything in it; a bearer token of another kind is none of ours. */
function readBearer(header: string | undefined): Credentials | null {
  const [, encoded] = /^Bearer\s+([\w+/=-]{1,2000})$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return null
  try {
    return read(JSON.parse(Buffer.from(encoded, 'base64').toString()))
  } catch {
    return null
  }
}

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** As the protocol has them; what travels in an address is good for minutes only. */
export const lifetime = { token: 14 * day, inAddress: 5 * minute } as const
const mostClients = 10
const batchWindow = 5 * second
const seenEvery = 5 * minute

type DeviceOwner = { readonly uuid: string; readonly uid: string; readonly blocked_at: Date | null }

type NewDevice = {
  readonly device: string | null
  /** The same name again takes the place of the one before. */
  readonly client?: string
  /** For an address: minutes instead of weeks. */
  readonly inAddress?: boolean
  readonly maySetPassword?: boolean
  /** It has shown the second factor. */
  readonly secondFactor?: boolean
  readonly begunBy?: string | null
}

/** A caller whose token holds, and what the answer must tell them. */
export type OpenedClient = { readonly session: Session; readonly headers: Readonly<Record<string, string>> }

export type Clients = ReturnType<typeof createClients>

type ClientParts = {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly config: Pick<Config, 'TOKEN_ROTATION' | 'STAFF_SECOND_FACTOR'>
}

/** The devices that are signed in: handing out tokens, and judging the ones that come back. */
export function createClients({ database: { db }, clock, config }: ClientParts) {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  const opened = (row: Client, headers: OpenedClient['headers']): OpenedClient => {
    const { account, role, client, id, enrolled, second_factor } = row
    const standing = deviceStandingOf({ role, enrolled, passed: second_factor }, config)
    return { session: { account, client, device_id: id, ...standing }, headers }
  }

  const fresh = () => {
    const token = newToken()
    return { token, token_hash: tokenHash(token), expires_at: later(lifetime.token), now: clock.now() }
  }

  /** Signs a device in; of too many, the one that would end first goes. */
  async function issue(tx: Db | Tx, owner: DeviceOwner, options: NewDevice): Promise<IssuedToken> {
    // By whichever door somebody comes: this is where they would get in.
    if (owner.blocked_at !== null) throw new BlockedAccount()
    const { client = randomBytes(16).toString('base64url'), inAddress = false, device } = options
    const token = newToken()
    const expires_at = later(inAddress ? lifetime.inAddress : lifetime.token)
    const now = clock.now()
    await putClient(tx, {
      account: owner.uuid,
      client,
      id: randomUUID(),
      token_hash: tokenHash(token),
      expires_at,
      short_lived: inAddress,
      may_set_password: options.maySetPassword ?? false,
      second_factor: options.secondFactor ?? false,
      begun_by: options.begunBy ?? null,
      device,
      created_at: now,
      last_seen_at: now,
    })
    await dropOldest(tx, owner.uuid, mostClients)
    return { token, client, uid: owner.uid, expires_at }
  }

  /** The first call with a token from an address brings one that lasts; the first one holds on for its minutes. */
  async function makeLasting(row: Client, shown: string): Promise<OpenedClient> {
    const next = fresh()
    const first = await replaceToken(db, row, shown, next, row.expires_at)
    const { client, uid } = row
    return opened(row, first ? tokenHeaders({ token: next.token, client, uid, expires_at: next.expires_at }) : {})
  }

  /** Every request brings a new token; those that were under way at the same moment share one. */
  async function rotate(
    row: Client,
    shown: string,
    isPrevious: boolean,
    unbatch: boolean,
  ): Promise<OpenedClient | null> {
    const now = clock.now().getTime()
    const inBatch = row.rotated_at !== null && now - row.rotated_at.getTime() < batchWindow
    if (inBatch && !unbatch) return opened(row, batchHeaders(row))
    const next = fresh()
    const done = isPrevious
      ? await replaceLostToken(db, row, shown, next)
      : await replaceToken(db, row, shown, next, next.expires_at)
    const { client, uid } = row
    if (done) return opened(row, tokenHeaders({ token: next.token, client, uid, expires_at: next.expires_at }))
    // Somebody was first: with the current token that was the same moment, with the one before it was the second time.
    return isPrevious ? null : opened(row, batchHeaders(row))
  }

  async function open({ token, client, uid }: Credentials, unbatch: boolean): Promise<OpenedClient | null> {
    const shown = tokenHash(token)
    const now = clock.now()
    for (const row of await findClients(db, uid, client)) {
      if (row.token_hash === shown && row.expires_at > now) {
        if (row.short_lived) return makeLasting(row, shown)
        if (config.TOKEN_ROTATION) return rotate(row, shown, false, unbatch)
        if (now.getTime() - row.last_seen_at.getTime() > seenEvery) await touchClient(db, row, now)
        return opened(row, tokenHeaders({ token, client, uid: row.uid, expires_at: row.expires_at }))
      }
      if (row.previous_hash === shown && row.previous_until !== null && row.previous_until > now) {
        return cameInAddress(row) ? opened(row, {}) : rotate(row, shown, true, unbatch)
      }
    }
    return null
  }

  return { issue, open }
}

/** Whether a device is still signed in, and its account not less than it was. */
export async function isSignedIn(db: Db | Tx, session: Session, now: Date): Promise<boolean> {
  const role = await findRoleOf(db, session, now)
  // Without its second factor a device of somebody who works here counts as a customer's.
  return role !== undefined && (session.role === 'customer' || role === session.role)
}

/** A token from an address has minutes from when it was made; one that was rotated away has weeks. */
const cameInAddress = ({ rotated_at, previous_until }: Client): boolean =>
  rotated_at !== null &&
  previous_until !== null &&
  previous_until.getTime() - rotated_at.getTime() <= lifetime.inAddress
