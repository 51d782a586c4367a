import { DrawingError } from '#server/adapters/documents/index.ts'
import { FileError } from '#server/adapters/files/index.ts'
import { AppError } from '#server/http/index.ts'

/** The part that draws or the place of the files is busy or away; anything else is a mistake of ours. */
export function askAgainLater(error: unknown): never {
  const passes =
    (error instanceof DrawingError && error.code !== 'failed') ||
    (error instanceof FileError && error.code === 'unreachable')
  throw passes ? new AppError('unavailable') : error
}
