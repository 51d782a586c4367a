import { z } from 'zod'
import { defineRoute } from './route.ts'

/** Everything that can be done in the back office, and so stand in its log. */
export const auditActions = [
  'story.created',
  'story.begun',
  'story.written',
  'story.published',
  'story.planned',
  'story.withdrawn',
  'story.discarded',
  'story.restored',
  'story.moved',
  'story.hidden',
  'story.shown',
  'picture.added',
  'picture.described',
  'picture.removed',
  'prices.begun',
  'prices.changed',
  'prices.moved',
  'prices.explained',
  'prices.planned',
  'prices.taken_over',
  'prices.withdrawn',
  'prices.discarded',
  'office.added',
  'office.changed',
  'office.closed',
  'office.opened',
  'office.paused',
  'office.resumed',
  'staff.invited',
  'staff.invited_again',
  'staff.role_changed',
  'staff.taken_away',
  'staff.withdrawn',
  'account.blocked',
  'account.unblocked',
  'account.second_factor_reset',
  'country.risk_set',
  'country.risk_restored',
  'question.rewritten',
  'question.restored',
  'calculator.changed',
  'data.imported',
  'switch.on',
  'switch.off',
] as const
export type AuditAction = (typeof auditActions)[number]

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const

const about = {
  /** What it was done to, as in `story:0f…`; `story:` is every story. */
  subject: z.string().max(100).optional(),
  /** Who did it, as the log has their name. */
  who: z.string().max(200).optional(),
}

const lineSchema = z
  .object({
    id: z.number().int(),
    at: z.string(),
    who: z.string(),
    action: z.enum(auditActions),
    subject: z.string(),
    label: z.string(),
    /** What it was and became. */
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditLine', description: 'Something that somebody changed in the back office.' })

export type LoggedLine = z.infer<typeof lineSchema>

export const listAuditLines = defineRoute({
  ...admin,
  id: 'listAuditLines',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What was changed in the back office, the newest first, a page at a time',
  query: z.object({
    ...about,
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  responses: {
    200: z.object({
      data: z.array(lineSchema),
      /** Where the next page begins, or null when this is the last. */
      next: z.string().nullable(),
      /** Everybody who is in the log. */
      people: z.array(z.string()),
    }),
  },
})

export const exportAuditLines = defineRoute({
  ...admin,
  id: 'exportAuditLines',
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'The same as a table for a spreadsheet',
  query: z.object(about),
  responses: { 200: z.string().describe('A table with a line for each change') },
})

export const auditRoutes = [listAuditLines, exportAuditLines] as const
