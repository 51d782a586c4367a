/**
 * Files by a key like `documents/<uuid>/1-0.pdf`. What is put there is encrypted first and bound to its key: a file that
 * was moved, altered or swapped does not open. A key is written once; what changes gets another key.
 */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Also when there is none. */
  remove(key: string): Promise<void>
}

/** The same files as they lie there, sealed, to carry them elsewhere. Both refuse what our key does not open. */
export type SealedFiles = {
  take(key: string): Promise<Uint8Array>
  /** False when the very same file is there already; another one under its key is not overwritten. */
  bring(key: string, sealed: Uint8Array): Promise<boolean>
  /** Seals a file anew that was sealed with an older key; false when it was not. */
  renew(key: string): Promise<boolean>
}

/**
 * `taken`: another file has that key. `missing`: there is no such file. `unreachable`: the place where files are kept does not
 * answer or refuses us.
 */
export class FileError extends Error {
  readonly code: 'missing' | 'taken' | 'unreachable' | 'bad_key'
  constructor(code: FileError['code'], sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'FileError'
    this.code = code
  }
}
