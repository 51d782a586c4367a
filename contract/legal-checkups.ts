import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The words of a checkup in one language, as an editor wrote them. */
export const checkupWords = z.object({
  name: z.string(),
  description: z.string(),
  /** What to look at, one by one. */
  points: z.array(z.string()),
})

const checkupTypeSchema = z
  .object({ id: z.number().int(), slug: z.string(), nl: checkupWords, en: checkupWords })
  .meta({ id: 'LegalCheckupType', description: 'Something a company should look into once it is there.' })

export type LegalCheckupType = z.infer<typeof checkupTypeSchema>

export const getLegalCheckupType = defineRoute({
  id: 'getLegalCheckupType',
  method: 'GET',
  path: '/api/legal_checkup_types/:id',
  summary: 'What to look at in one legal checkup',
  tags: ['reference'],
  public: true,
  impersonal: true,
  params: z.object({ id: z.string().max(20) }),
  responses: { 200: checkupTypeSchema },
})

export const markCheckupsSeen = defineRoute({
  id: 'markCheckupsSeen',
  method: 'PUT',
  path: '/api/legal_checkup_types/mark_as_seen',
  summary: 'Remembers that who is signed in has seen these checkups, or all of them where none is named',
  tags: ['reference'],
  body: z.strictObject({ ids: z.array(z.int32()).max(100).optional() }),
  responses: {
    200: z.object({
      /** Everything this account has seen, with when it was first. */
      seen: z.array(z.object({ id: z.number().int(), seen_at: z.string() })),
    }),
  },
})
