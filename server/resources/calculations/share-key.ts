import { createHash, randomBytes } from 'node:crypto'

/** Long enough that nobody guesses one, and safe in an address. */
export const newShareKey = (): string => randomBytes(32).toString('base64url')

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')
