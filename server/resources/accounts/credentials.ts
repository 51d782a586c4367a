import type { FastifyRequest } from 'fastify'
import { storable } from '#server/http/index.ts'

/** What someone shows to prove who they are. */
export type Credentials = { readonly token: string; readonly client: string; readonly uid: string }

type Values = Readonly<Record<string, unknown>>

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

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
