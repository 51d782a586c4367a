import { z } from 'zod'
import { mailAddress } from './mail-address.ts'
import { defineRoute } from './route.ts'

// Text ends up in a mail: control characters could start a new header, and direction overrides could disguise a line.
// Half a surrogate pair is no character at all and the database refuses it.
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
export const severalLines = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u

/** As people write a number; who is to be called is told soon enough that it is wrong. */
export const typedPhone = z
  .string()
  .trim()
  .max(30)
  .regex(/^[+\d ().-]*$/)

export const contactMessageSchema = z
  .strictObject({
    /** How the visitor wants to be helped. */
    wish: z.enum(['chat', 'phone', 'meeting']),
    name: z.string().trim().min(1).max(120).regex(oneLine),
    email: mailAddress,
    phone_number: typedPhone.optional(),
    message: z.string().trim().min(1).max(4000).regex(severalLines),
    locale: z.enum(['nl', 'en']),
  })
  .meta({
    id: 'ContactMessage',
    description: 'A message from a visitor to our people.',
    examples: [
      {
        wish: 'phone',
        name: 'Sanne de Vries',
        email: 'sanne@voorbeeld.nl',
        phone_number: '06 1234 5678',
        message: 'Kan ik mijn eenmanszaak omzetten in een BV?',
        locale: 'nl',
      },
    ],
  })

export type ContactMessage = z.infer<typeof contactMessageSchema>

export const sendContactMessage = defineRoute({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact_messages',
  summary: 'Sends a message to our people; they answer by mail or phone',
  tags: ['contact'],
  public: true,
  impersonal: true,
  limit: { max: 5, perSeconds: 600 },
  body: contactMessageSchema,
  responses: { 202: z.object({ accepted: z.literal(true) }) },
})
