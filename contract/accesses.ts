import { z } from 'zod'
import { seeingParties, waysOfSeeing } from '#domain/cases/index.ts'
import { defineRoute } from './route.ts'

const access = z
  .object({
    /** The case, as its founder knows it. */
    number: z.string(),
    company_name: z.string(),
    questionnaire: z.string(),
    who: z.enum(seeingParties),
    /** What the office is called; nobody who works there is named. */
    office: z.string().nullable(),
    /** A day in Amsterdam, as in `2026-11-17`, and what was done on it. */
    day: z.string(),
    ways: z.array(z.enum(waysOfSeeing)),
    /** Why support looked, in its own words. */
    reasons: z.array(z.string()),
  })
  .meta({
    id: 'DataAccess',
    description: 'That somebody who works here worked with the data of a founder, on one day.',
  })

export type DataAccess = z.infer<typeof access>

export const listAccesses = defineRoute({
  id: 'listAccesses',
  method: 'GET',
  path: '/api/account/accesses',
  summary: 'Which office and whether support worked with one’s data, when and why, the newest first',
  tags: ['accounts'],
  secret: true,
  responses: { 200: z.object({ accesses: z.array(access) }) },
})
