import { z } from 'zod'
import { defineRoute } from './route.ts'

/** As in 2026-11. */
const month = z.string().regex(/^\d{4}-\d{2}$/)

export const countFlaggedQuestions = defineRoute({
  id: 'countFlaggedQuestions',
  tags: ['cases'],
  method: 'GET',
  path: '/api/admin/flagged_questions',
  summary: 'How often offices flagged which question, by month: counts only, of nobody in particular',
  roles: ['admin'],
  secret: true,
  responses: {
    200: z.object({
      /** The last twelve, the newest last. */
      months: z.array(month),
      /** How many cases an office took up in each of them. */
      cases: z.array(z.number().int()),
      data: z.array(
        z.object({
          /** As in `main.company_name`, or `shareholder.firstname`, whoever it was asked of. */
          question: z.string(),
          total: z.number().int(),
          /** In each of the months. */
          flags: z.array(z.number().int()),
        }),
      ),
    }),
  },
})
