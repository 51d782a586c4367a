import { z } from 'zod'
import { meetingModes, meetingWays, officeDays } from '#domain/appointments/index.ts'
import { defineRoute } from './route.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const stretches = z.array(z.strictObject({ from: clockTime, to: clockTime })).max(6)

export const hoursSchema = z.strictObject({
  mode: z.enum(meetingModes),
  /** How long an appointment takes. */
  minutes: z.number().int().min(15).max(240),
  /** Left free between one appointment and the next. */
  gap: z.number().int().min(0).max(120),
  /** Whole working days between choosing and the day itself. */
  notice: z.number().int().min(0).max(20),
  week: z.strictObject(
    Object.fromEntries(officeDays.map((day) => [day, stretches])) as Record<
      (typeof officeDays)[number],
      typeof stretches
    >,
  ),
  /** How to find the office, in its own words. */
  place: z.string().trim().max(200),
  /** Where the call is; empty where the office sends that itself. */
  link: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
})

const bodySchema = z.strictObject({
  hours: hoursSchema,
  /** Closed besides weekends and holidays. */
  closed: z.array(z.iso.date()).max(400),
})

export type OfficeHoursBody = z.output<typeof bodySchema>

const openingSchema = z
  .object({
    office: z.string(),
    today: z.iso.date(),
    ...bodySchema.shape,
    /** The coming four weeks. */
    diary: z.array(
      z.object({
        starts: z.string(),
        ends: z.string(),
        way: z.enum(meetingWays),
        state: z.enum(['asked', 'agreed']),
        uuid: z.string(),
        number: z.string(),
        company_name: z.string(),
        people: z.string(),
      }),
    ),
  })
  .meta({ id: 'OfficeHours', description: 'When an office receives people, and who comes.' })

export type OfficeOpening = z.infer<typeof openingSchema>

const office = { tags: ['cases'], secret: true, roles: ['notary'] } as const

export const readOfficeHours = defineRoute({
  ...office,
  id: 'readOfficeHours',
  method: 'GET',
  path: '/api/notary/hours',
  summary: 'When one’s own office receives people, and its diary of the coming weeks',
  responses: { 200: openingSchema },
})

export const writeOfficeHours = defineRoute({
  ...office,
  id: 'writeOfficeHours',
  method: 'PUT',
  path: '/api/notary/hours',
  summary: 'Says when one’s own office receives people; what was agreed stays agreed',
  body: bodySchema,
  responses: { 200: openingSchema },
})

export const officeHoursRoutes = [readOfficeHours, writeOfficeHours] as const
