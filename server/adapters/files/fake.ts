import { FileError, type Files } from './port.ts'

/** Files that are gone when the process is; `kept` holds them by key. */
export function createFakeFiles(): Files & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    async get(key) {
      const bytes = kept.get(key)
      if (bytes === undefined) throw new FileError('missing', 'There is no such file.')
      return bytes
    },
    async remove(key) {
      kept.delete(key)
    },
  }
}
