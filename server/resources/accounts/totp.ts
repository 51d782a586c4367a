import { Secret, TOTP } from 'otpauth'
import { oneTimeCodeFrom } from '#domain/values/index.ts'

// As every app has it when nothing else is said (RFC 6238): SHA-1, six digits, half a minute. A clock may be that much off.
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const slack = 1

/** 160 bits, as long as the hash (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, named: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...shape, ...named, secret: Secret.fromBase32(secret) })

/** What an app reads from the picture, or a phone opens by itself. */
export const otpauthLink = (secret: string, named: { readonly issuer: string; readonly label: string }): string =>
  totpOf(secret, named).toString()

/** The half minute that a code belongs to, when it is one of now, just past or about to come; else null. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = oneTimeCodeFrom(typed)
  if (token === null) return null
  const timestamp = now.getTime()
  // Compared in constant time, over the whole window.
  const delta = totpOf(secret).validate({ token, timestamp, window: slack })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}

/** The code of a moment, as an app shows it. */
export const codeAt = (secret: string, moment: Date): string => totpOf(secret).generate({ timestamp: moment.getTime() })
