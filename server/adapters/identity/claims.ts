import { z } from 'zod'
import { mailAddress } from '#contract/mail-address.ts'
import type { Vouched } from './port.ts'

// Some providers write true as a word.
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

const text = z.string().optional().catch(undefined)

/** What we read of a person. What is not as it should be counts as not told; only the subject must be there. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: mailAddress.optional().catch(undefined),
  email_verified: truth.optional().catch(undefined),
  name: text,
  given_name: text,
  family_name: text,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
  // A text with one, an object with the other.
  locale: z
    .union([z.string(), z.object({ language: z.string() }).transform(({ language }) => language)])
    .optional()
    .catch(undefined),
})

type Claims = z.output<typeof claimsSchema>

export function vouchedBy(issuer: string, claims: Claims): Vouched {
  const [first = '', ...rest] = tidy(claims.name).split(' ')
  const named = claims.given_name !== undefined || claims.family_name !== undefined
  return {
    issuer,
    subject: claims.sub,
    email: claims.email ?? null,
    email_verified: claims.email !== undefined && claims.email_verified === true,
    firstname: named ? tidy(claims.given_name) : first,
    lastname: named ? tidy(claims.family_name) : rest.join(' '),
    picture: claims.picture ?? null,
    locale: claims.locale ?? null,
  }
}

/** A name ends up in mails and on screens: on one line, of a decent length, and without characters that turn it round. */
const tidy = (name = '') =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
