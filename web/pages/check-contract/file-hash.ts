/** The SHA-256 of a file in hexadecimal, worked out in the browser: the file itself goes nowhere. */
export async function hashOfFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was pasted, as it is compared; null when it is no such number. */
export function readHash(typed: string): string | null {
  const tidy = typed.replace(/\s/g, '').toLowerCase()
  return /^[0-9a-f]{64}$/.test(tidy) ? tidy : null
}
