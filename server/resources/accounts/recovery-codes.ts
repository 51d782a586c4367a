import { randomBytes } from 'node:crypto'
import { recoveryAlphabet, recoveryLength } from '#domain/values/index.ts'
import { tokenHash } from '#server/adapters/vault/index.ts'

const many = 10

/** 80 random bits each: so long that a plain hash keeps them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: many }, newRecoveryCode)

// 32 letters: each byte gives one, and every letter is as likely.
const newRecoveryCode = (): string =>
  [...randomBytes(recoveryLength)].map((byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length)).join('')

/** With the account in it: the same code of somebody else is another. */
export const recoveryHash = (account: string, code: string): string => tokenHash(`recovery ${account} ${code}`)
