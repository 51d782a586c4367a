import { z } from 'zod'
import { invalid, refusedSchema } from './account-answers.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

export const requestEmailChange = defineRoute({
  tags: ['accounts'],
  secret: true,
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Sends a link to another mail address; the account keeps its own until it was opened. The answer is the same for an address that has an account',
  body: z.strictObject({ email: z.string().max(1000), current_password: z.string().max(5000) }),
  responses: {
    202: z.object({ success: z.literal(true) }),
    422: z.union([invalid, errorBody]),
    429: refusedSchema,
    503: refusedSchema,
  },
})

export const confirmEmailChange = defineRoute({
  tags: ['accounts'],
  public: true,
  secret: true,
  // A link opens on any device, also where a token ran out long ago.
  protocol: true,
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary:
    'Opens that link: the address becomes the account’s, and every device signs in anew. Who opens it signed in gets another token',
  body: z.object({ key: z.string().max(200) }),
  responses: {
    200: z.object({
      email: z.string(),
      /** Whether this device goes on in the account. */
      signed_in: z.boolean(),
    }),
    /** `code` is `link_expired`. */
    404: refusedSchema,
    /** `code` is `link_used`, or `email_taken` where an account was made with the address meanwhile. */
    409: refusedSchema,
    422: errorBody,
  },
})

export const emailChangeRoutes = [requestEmailChange, confirmEmailChange] as const
