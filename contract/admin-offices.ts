import { z } from 'zod'
import { officeRungs } from '#domain/offices/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { mailAddress } from './mail-address.ts'
import { hoursSchema } from './office-hours.ts'
import { defineRoute } from './route.ts'

const line = (most: number) => z.string().trim().max(most)
const days = z.number().int().min(1).max(60)
const count = z.number().int().nonnegative()

export const officeSettingsSchema = z
  .strictObject({
    name: line(120).min(1),
    city: line(80).min(1),
    province: line(40),
    /** Where the notary is established, as the deed says it. */
    seat: line(80).min(1),
    notary_title: line(20),
    notary_firstnames: line(100),
    notary_lastname: line(100),
    /** Who stands in for the notary, as long as that lasts. */
    deputy: line(120),
    email: z.union([z.literal(''), mailAddress]),
    phone: line(30),
    /** A closed office gets no cases, and nobody can choose it. */
    active: z.boolean(),
    takes_cases: z.boolean(),
    /** The first day on which it takes cases again. */
    pause_until: z.iso.date().nullable(),
    pause_reason: line(200),
    hours: hoursSchema,
    closed_days: z.array(z.iso.date()).max(400),
    terms: z.strictObject(
      Object.fromEntries(officeRungs.map((rung) => [rung, days])) as Record<(typeof officeRungs)[number], typeof days>,
    ),
    /** Null: as many as come. */
    capacity: z.number().int().min(1).max(10_000).nullable(),
    /** Null: all of them. */
    flows: z.array(z.enum(flowNames)).min(1).nullable(),
    languages: z.array(z.enum(locales)).min(1).nullable(),
    /** Whether founders find it in their list, and where. */
    choosable: z.boolean(),
    position: z.number().int().min(0).max(100_000),
    dutch_information: line(1000),
    english_information: line(1000),
  })
  .meta({ id: 'OfficeSettings', description: 'What those who run the service decide about an office.' })

export type OfficeSettingsBody = z.output<typeof officeSettingsSchema>

const standingSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  active: z.boolean(),
  /** Today. */
  takes_cases: z.boolean(),
  pause_until: z.iso.date().nullable(),
  capacity: z.number().int().nullable(),
  /** Gets the next case for which nobody is chosen. */
  next: z.boolean(),
  open_cases: count,
  /** Of those, what waits on the office, and what of that is past its term. */
  waiting: count,
  late: count,
  /** Came in the last four weeks. */
  lately: count,
  /** Of what it finished in the last ninety days, how much in time. */
  finished: count,
  in_time: count,
  staff: count,
  without_second_factor: count,
})

export type OfficeStanding = z.infer<typeof standingSchema>

const officeSchema = z
  .object({
    ...standingSchema.shape,
    revision: z.number().int(),
    settings: officeSettingsSchema,
    rungs: z.array(
      z.object({
        rung: z.enum(officeRungs),
        usual: z.number().int(),
        stays: count,
        average: z.number().nullable(),
        in_time: count,
      }),
    ),
    /** Deeds that name its notary: those that are still made anew, and those that were sent round and stay as they are. */
    deeds: z.object({ drafts: count, sent: count }),
    /** The coming week from its Monday on, with what stands in the diary. */
    week: z.object({ monday: z.iso.date(), taken: z.array(z.object({ starts: z.string(), ends: z.string() })) }),
  })
  .meta({ id: 'AdminOffice', description: 'An office with its settings and how it does.' })

export type AdminOffice = z.infer<typeof officeSchema>

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ office: z.string().regex(/^\d{1,9}$/) })

export const listAdminOffices = defineRoute({
  ...admin,
  id: 'listAdminOffices',
  method: 'GET',
  path: '/api/admin/offices',
  summary: 'All offices with how much they have to do and how they do',
  responses: { 200: z.object({ today: z.iso.date(), data: z.array(standingSchema) }) },
})

export const readAdminOffice = defineRoute({
  ...admin,
  id: 'readAdminOffice',
  method: 'GET',
  path: '/api/admin/offices/:office',
  summary: 'An office with its settings',
  params,
  responses: { 200: officeSchema },
})

export const addOffice = defineRoute({
  ...admin,
  id: 'addOffice',
  method: 'POST',
  path: '/api/admin/offices',
  summary: 'Adds an office; it takes no cases until it is set up',
  body: z.strictObject({ name: line(120).min(1), city: line(80).min(1), province: line(40) }),
  responses: { 201: officeSchema },
})

export const writeOffice = defineRoute({
  ...admin,
  id: 'writeOffice',
  method: 'PUT',
  path: '/api/admin/offices/:office',
  summary: 'Changes the settings of an office, all of them at once',
  params,
  body: z.strictObject({ revision: z.int32().min(1), settings: officeSettingsSchema }),
  responses: {
    200: officeSchema,
    409: z
      .object({
        errors: z
          .array(z.object({ code: z.literal('conflict'), message: z.string(), current: officeSchema }))
          .length(1),
      })
      .describe('Somebody else changed it in the meantime'),
  },
})

export const adminOfficeRoutes = [listAdminOffices, readAdminOffice, addOffice, writeOffice] as const
