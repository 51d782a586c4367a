import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** One part of a form as a browser sends it. */
export type UploadedPart = {
  readonly name: string
  /** Null for a field that is no file. */
  readonly filename: string | null
  readonly bytes: Buffer
}

const lineBreak = '\r\n'
const [dash, space, tab, cr, lf] = Buffer.from('- \t\r\n')
/** Longer than the headers of any part that a browser sends. */
const longestHead = 8_000

/**
 * The parts of multipart/form-data (RFC 7578), all at once: what we take fits in memory. A library would read it as it comes in, and
 * the ones there are end the process, or never end, on parts that are cut off where they pass over them. Null for what is no form;
 * of more parts than `most` the rest is not looked at.
 */
export function readForm(body: Buffer, edge: string, most: number): readonly UploadedPart[] | null {
  const line = Buffer.from(`${lineBreak}--${edge}`)
  const parts: UploadedPart[] = []
  let at = edgeAfter(body, line, 0)
  while (at !== null && !at.last && parts.length <= most) {
    const end = edgeAfter(body, line, at.end - lineBreak.length)
    const part = end && partIn(body.subarray(at.end - lineBreak.length, end.start))
    if (!part) return null
    parts.push(part)
    at = end
  }
  return at === null ? null : parts
}

/** Where an edge begins and ends, with the line break before it and the one behind it; `last` closes the form. */
type Edge = { readonly start: number; readonly end: number; readonly last: boolean }

function edgeAfter(body: Buffer, line: Buffer, from: number): Edge | null {
  // The first one may stand at the very beginning.
  const bare = line.subarray(lineBreak.length)
  if (from === 0 && body.subarray(0, bare.length).equals(bare)) {
    const found = edgeAt(body, 0, bare.length)
    if (found) return found
  }
  for (let start = body.indexOf(line, from); start !== -1; start = body.indexOf(line, start + line.length)) {
    const found = edgeAt(body, start, start + line.length)
    if (found) return found
  }
  return null
}

/** Behind an edge stands nothing but spaces, or the two dashes of the last one; else it is part of a file. */
function edgeAt(body: Buffer, start: number, end: number): Edge | null {
  if (body[end] === dash && body[end + 1] === dash) return { start, end: end + 2, last: true }
  let at = end
  while (body[at] === space || body[at] === tab) at += 1
  return body[at] === cr && body[at + 1] === lf ? { start, end: at + lineBreak.length, last: false } : null
}

/** A part, from the line break before its headers. */
function partIn(bytes: Buffer): UploadedPart | null {
  const blank = bytes.indexOf(`${lineBreak}${lineBreak}`)
  if (blank === -1 || blank > longestHead) return null
  const head = bytes.toString('utf8', 0, blank)
  const [, disposition] = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head) ?? []
  const name = disposition && parameter(disposition, 'name')
  if (disposition === undefined || !name) return null
  // A file need not have a name; then its type says that it is one.
  const unnamed = /\r\ncontent-type:[ \t]*application\/octet-stream/i.test(head) ? '' : null
  return {
    name,
    filename: parameter(disposition, 'filename') ?? unnamed,
    bytes: bytes.subarray(blank + 2 * lineBreak.length),
  }
}

function parameter(disposition: string, name: string): string | undefined {
  const given = new RegExp(`;[ \\t]*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]*))`, 'i').exec(disposition)
  return given?.[1]?.replaceAll('\\"', '"') ?? given?.[2]
}

/** A file as somebody sent it: nothing about it has been checked but its length. `said` is what the form says beside it. */
export type Uploaded = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly said: Readonly<Record<string, string>>
}

type IncomingFile = { readonly stream: Readable; readonly maxBytes: number }

const incoming = new WeakMap<FastifyRequest, IncomingFile>()

/** What stands around a file: its headers, and a few parts that will be refused by name. */
const around = 20_000
const mostParts = 5
const filePart = 'file'

/** Lets the routes of this scope take one file each. */
export async function takeFiles(scope: FastifyInstance, { maxBytes }: { readonly maxBytes: number }): Promise<void> {
  // Not read yet: who may not send a file need not wait until it has arrived.
  scope.addContentTypeParser('multipart/form-data', (request, stream, done) => {
    incoming.set(request, { stream, maxBytes })
    done(null)
  })
}

/**
 * The one file of a request, in the part `file`, with the fields that the route knows. Whatever else comes beside it is
 * refused: dropped, it would seem to have arrived.
 */
export async function uploaded(request: FastifyRequest, known: readonly string[] = []): Promise<Uploaded> {
  const sent = incoming.get(request)
  if (sent === undefined) throw new AppError('unsupported_media_type')
  const body = await readAll(sent.stream, sent.maxBytes + around)
  const parts = body.length === 0 ? [] : readForm(body, edgeIn(request.headers['content-type'] ?? ''), mostParts)
  if (parts === null) throw new AppError('malformed_request')
  return theFile(parts, sent, known)
}

function theFile(parts: readonly UploadedPart[], { maxBytes }: IncomingFile, known: readonly string[]): Uploaded {
  if (parts.length > mostParts) throw new AppError('too_large')
  if (parts.filter(({ filename }) => filename !== null).length > 1) {
    throw refused('one_file', filePart, 'Send one file at a time.')
  }
  const fields = parts.filter(({ name, filename }) => filename === null && known.includes(name))
  const unknown = parts.find((part) => part.name !== filePart && !fields.includes(part))
  if (unknown) throw refused('unknown_field', unknown.name.slice(0, 100), 'There is no part of this name here.')
  const file = parts.find(({ filename }) => filename !== null)
  if (file === undefined || file.bytes.length === 0) {
    throw refused('required', filePart, 'There is no file in this request.')
  }
  if (file.bytes.length > maxBytes) throw new AppError('too_large')
  const said = Object.fromEntries(fields.map(({ name, bytes }) => [name, bytes.toString('utf8').trim()]))
  return { name: file.filename ?? '', bytes: file.bytes, said }
}

/** Reads to the end, also past what will be refused: a sender that is still busy sending hears no answer. */
async function readAll(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    length += piece.length
    if (length <= most) pieces.push(piece)
    else pieces.length = 0
  }
  if (length > most) throw new AppError('too_large')
  return Buffer.concat(pieces)
}

/** The text that parts the parts, of at most 70 letters as the standard has it. */
function edgeIn(contentType: string): string {
  const [, quoted, plain] = /;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(contentType) ?? []
  const edge = quoted ?? plain
  if (edge === undefined) throw new AppError('malformed_request')
  return edge
}

const refused = (code: string, path: string, message: string) =>
  new AppError('invalid_request', { entries: [{ code, path, message }] })
