import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A file as somebody sent it: nothing about it has been checked but its length. */
export type Uploaded = { readonly name: string; readonly bytes: Uint8Array }

/** Lets the routes of this scope take one file each. */
export async function takeFiles(scope: FastifyInstance, { maxBytes }: { readonly maxBytes: number }): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 20 },
  })
}

/** The one file of a request. */
export async function uploaded(request: FastifyRequest): Promise<Uploaded> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const [part, bytes] = await readFile(request).catch(unreadable)
  if (part === undefined || bytes === undefined || bytes.length === 0) {
    const message = 'There is no file in this request.'
    throw new AppError('invalid_request', { entries: [{ code: 'required', path: 'file', message }] })
  }
  return { name: part.filename, bytes }
}

const readFile = async (request: FastifyRequest) => {
  const part = await request.file()
  return [part, await part?.toBuffer()] as const
}

/** The library's own refusals have a status; without one it stumbled over what was sent: cut off, or not in parts at all. */
function unreadable(error: unknown): never {
  throw error instanceof Error && 'statusCode' in error ? error : new AppError('malformed_request')
}
