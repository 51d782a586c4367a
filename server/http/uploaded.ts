import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A file as somebody sent it: nothing about it has been checked but its length. */
export type Uploaded = { readonly name: string; readonly bytes: Uint8Array }

const filePart = 'file'

/** Lets the routes of this scope take one file each. */
export async function takeFiles(scope: FastifyInstance, { maxBytes }: { readonly maxBytes: number }): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 20 },
  })
}

/** The one file of a request, in the part `file`. Whatever comes beside it is refused: dropped, it would seem to have arrived. */
export async function uploaded(request: FastifyRequest): Promise<Uploaded> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const { file, unknown } = await readParts(request).catch(unreadable)
  if (unknown !== undefined) throw refused('unknown_field', unknown, 'There is no part of this name here.')
  if (file === undefined || file.bytes.length === 0) {
    throw refused('required', filePart, 'There is no file in this request.')
  }
  return file
}

type Parts = { readonly file?: Uploaded; readonly unknown?: string }

/** Reads to the end, also past what will be refused: a sender that is still busy sending hears no answer. */
async function readParts(request: FastifyRequest): Promise<Parts> {
  let found: Parts = {}
  for await (const part of request.parts()) {
    const bytes = part.type === 'file' ? await part.toBuffer() : undefined
    if (part.fieldname !== filePart) found = { ...found, unknown: part.fieldname.slice(0, 100) }
    // A file may come without a name, whatever the types of the library say.
    else if (part.type === 'file' && bytes) found = { ...found, file: { name: part.filename ?? '', bytes } }
  }
  return found
}

/** The library's own refusals by their status; any other of its errors is about what was sent: cut off, or not in parts at all. */
function unreadable(error: unknown): never {
  const { code, statusCode } = error instanceof Error ? (error as Partial<FastifyError>) : {}
  if (code === 'FST_FILES_LIMIT') throw refused('one_file', filePart, 'Send one file at a time.')
  throw new AppError(statusCode === 413 ? 'too_large' : 'malformed_request')
}

const refused = (code: string, path: string, message: string) =>
  new AppError('invalid_request', { entries: [{ code, path, message }] })
