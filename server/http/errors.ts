import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { $ZodIssue } from 'zod/v4/core'
import type { ErrorCode, InputErrorCode } from '#contract/errors.ts'
import { DatabaseTrouble } from '#server/db/index.ts'
import { AppError } from './app-error.ts'

/** A "no" in the words of a protocol that is not ours: sent as it is. */
export class ProtocolError extends Error {
  override readonly name: string = 'ProtocolError'
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Fastify's own refusals in our words. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
}

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid_request',
  429: 'too_many_requests',
}

/** What the caller hears of any error. What we did not foresee is ours: 500 and not a word about it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseTrouble) return new AppError('unavailable')
  const { code, statusCode } = isObject(error) ? (error as Partial<FastifyError>) : {}
  const known = (code && frameworkCodes[code]) ?? (statusCode && statusCodes[statusCode])
  return new AppError(known || 'internal_error')
}

/** The only place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof ProtocolError) {
    send(reply, error.status, error.headers, error.body)
    return
  }
  const answer = toAppError(error)
  if (answer.statusCode >= 500) request.log.error({ err: error, code: answer.code }, 'request failed')
  send(reply, answer.statusCode, answer.headers, answer.body)
}

function send(reply: FastifyReply, status: number, headers: Readonly<Record<string, string>>, body: unknown): void {
  reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // Written here and not by the route's schema: an error must be answered even where that schema is wrong.
    .serializer((body: unknown) => JSON.stringify(body))
    .send(body)
}

/** For bytes that never became a request: too long a header, no HTTP at all, or a sender that fell asleep. */
export function answerBrokenConnection(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const body = JSON.stringify(new AppError(status.startsWith('431') ? 'too_large' : 'malformed_request').body)
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  const { rawPacket } = error
  const headOnly = rawPacket instanceof Buffer && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD '
  socket.end(headOnly ? head : `${head}${body}`)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type InputJudgement = { readonly code: InputErrorCode; readonly message: string }
type InputError = InputJudgement & { readonly path?: string }

const mostErrors = 100

/** Turns what the schema found into our codes and sentences. No sentence repeats a value of the request. */
export function inputErrors(issues: readonly $ZodIssue[], input: unknown): InputError[] {
  return issues.flatMap((issue) => entriesOf(issue, input)).slice(0, mostErrors)
}

function entriesOf(issue: $ZodIssue, input: unknown): InputError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      code: 'unknown_field',
      path: dotted([...issue.path, key]),
      message: 'There is no field of this name here.',
    }))
  }
  const path = dotted(issue.path)
  return [{ ...judge(issue, valueAt(input, issue.path)), ...(path !== '' && { path }) }]
}

const dotted = (path: readonly PropertyKey[]) => path.map((key) => String(key).slice(0, 100)).join('.')

function judge(issue: $ZodIssue, value: unknown): InputJudgement {
  // An empty text in a required field is a missing answer, not a short one.
  if (value === undefined || (issue.code === 'too_small' && value === '')) {
    return { code: 'required', message: 'A value is required here.' }
  }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'invalid_type', message: `This must be of type ${issue.expected}.` }
    case 'invalid_format':
      return { code: 'invalid_format', message: 'This does not have the right form.' }
    case 'invalid_value':
      return { code: 'invalid_option', message: `This must be one of: ${issue.values.map(String).join(', ')}.` }
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'invalid_union':
      return { code: 'invalid_type', message: 'This has none of the forms that are allowed here.' }
    default:
      return { code: 'invalid_value', message: 'This value cannot be used here.' }
  }
}

function tooSmall(origin: string, minimum: number | bigint): InputJudgement {
  if (origin === 'string') return { code: 'too_short', message: `Use at least ${minimum} characters.` }
  if (origin === 'array' || origin === 'set') return { code: 'too_few', message: `Give at least ${minimum}.` }
  return { code: 'too_low', message: `This must be at least ${minimum}.` }
}

function tooBig(origin: string, maximum: number | bigint): InputJudgement {
  if (origin === 'string') return { code: 'too_long', message: `Use at most ${maximum} characters.` }
  if (origin === 'array' || origin === 'set') return { code: 'too_many', message: `Give at most ${maximum}.` }
  return { code: 'too_high', message: `This must be at most ${maximum}.` }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}
