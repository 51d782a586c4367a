import { z } from 'zod'
import { riskLevels } from '#domain/lists/index.ts'
import { defineRoute } from './route.ts'

const level = z.enum(riskLevels)

const countryRiskSchema = z
  .object({
    code: z.string(),
    names: z.object({ nl: z.string(), en: z.string() }),
    /** As our own list has it. */
    listed: level,
    /** As it counts today. */
    level,
    revision: z.number().int(),
    /** What was said of it since, the oldest first; one of a later day is planned. */
    changes: z.array(
      z.object({
        from_day: z.iso.date(),
        level,
        reason: z.string(),
        made_at: z.string(),
        made_by: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CountryRisk', description: 'How a country counts, and since when and why.' })

export type CountryRisk = z.infer<typeof countryRiskSchema>

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ country: z.string().regex(/^[A-Z]{2,3}$/) })
const revision = z.int32().min(1)

const stale = z
  .object({
    errors: z
      .array(z.object({ code: z.literal('conflict'), message: z.string(), current: countryRiskSchema }))
      .length(1),
  })
  .describe('Somebody else changed this country in the meantime')

export const listCountryRisks = defineRoute({
  ...admin,
  id: 'listCountryRisks',
  method: 'GET',
  path: '/api/admin/countries',
  summary: 'How every country counts, and since when and why',
  responses: { 200: z.object({ today: z.iso.date(), data: z.array(countryRiskSchema) }) },
})

export const writeCountryRisk = defineRoute({
  ...admin,
  id: 'writeCountryRisk',
  method: 'POST',
  path: '/api/admin/countries/:country/risks',
  summary: 'From a day on a country counts as another risk',
  params,
  body: z.strictObject({
    revision,
    level,
    reason: z.string().trim().min(1).max(300),
    /** Today or later. */
    from_day: z.iso.date(),
  }),
  responses: { 200: countryRiskSchema, 409: stale },
})

export const restoreCountryRisk = defineRoute({
  ...admin,
  id: 'restoreCountryRisk',
  method: 'POST',
  path: '/api/admin/countries/:country/restore',
  summary: 'Takes back what was said from a day on, or all of it: then our own list counts',
  params,
  body: z.strictObject({ revision, from_day: z.iso.date().nullable() }),
  responses: { 200: countryRiskSchema, 409: stale },
})

export const adminCountryRoutes = [listCountryRisks, writeCountryRisk, restoreCountryRisk] as const
