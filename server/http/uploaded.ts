import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { type Part, readForm } from './multipart.ts'

/** A file as somebody sent it: nothing about it has been checked but its length. */
export type Uploaded = { readonly name: string; readonly bytes: Uint8Array }

type Incoming = { readonly stream: Readable; readonly maxBytes: number }

const incoming = new WeakMap<FastifyRequest, Incoming>()

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

/** The one file of a request, in the part `file`. Whatever comes beside it is refused: dropped, it would seem to have arrived. */
export async function uploaded(request: FastifyRequest): Promise<Uploaded> {
  const sent = incoming.get(request)
  if (sent === undefined) throw new AppError('unsupported_media_type')
  const body = await readAll(sent.stream, sent.maxBytes + around)
  const parts = body.length === 0 ? [] : readForm(body, edgeIn(request.headers['content-type'] ?? ''), mostParts)
  if (parts === null) throw new AppError('malformed_request')
  return theFile(parts, sent)
}

function theFile(parts: readonly Part[], { maxBytes }: Incoming): Uploaded {
  if (parts.length > mostParts) throw new AppError('too_large')
  if (parts.filter(({ filename }) => filename !== null).length > 1) {
    throw refused('one_file', filePart, 'Send one file at a time.')
  }
  const unknown = parts.find(({ name }) => name !== filePart)
  if (unknown) throw refused('unknown_field', unknown.name.slice(0, 100), 'There is no part of this name here.')
  const file = parts.find(({ filename }) => filename !== null)
  if (file === undefined || file.bytes.length === 0) {
    throw refused('required', filePart, 'There is no file in this request.')
  }
  if (file.bytes.length > maxBytes) throw new AppError('too_large')
  return { name: file.filename ?? '', bytes: file.bytes }
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
