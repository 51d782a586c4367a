import { FileError, type SealedFiles } from '#server/adapters/files/index.ts'
import { VaultError } from '#server/adapters/vault/index.ts'

/** Thrown with one sentence for the person who moves the service; it holds no personal data. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}

/**
 * A file as it lies there, or undefined when it is lost: it is not there or does not open. A place that does not answer is
 * another matter.
 */
export const takeIfWhole = (files: Pick<SealedFiles, 'take'>, key: string): Promise<Uint8Array | undefined> =>
  files.take(key).catch((error: unknown) => {
    if (error instanceof VaultError || (error instanceof FileError && error.code === 'missing')) return undefined
    throw error
  })
