import { zip } from 'fflate'

/** Several files as one. Pictures and PDFs are packed already: packing them again costs time and gains nothing. */
export const zipOf = (entries: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(entries, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
