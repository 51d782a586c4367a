import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses one, so a plain hash keeps it as safe as a slow one would. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token or a code. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
