import { z } from 'zod'
import { appointmentSchema, slotsSchema } from './case-appointments.ts'
import { refusedMoveSchema } from './cases.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/** The link is the key, with a cookie that the code in a mail gave this device: accounts do not matter here. */
const byLink = { tags: ['participants'], public: true, impersonal: true, secret: true } as const
const params = z.object({ token: z.string().max(100) })
const path = '/api/participants/:token/appointment'
const barred = { 403: errorBody, 404: errorBody } as const

export const partAppointmentSchema = z
  .object({
    office: slotsSchema.shape.office,
    /** Somebody else signs for who need not be there. */
    must: z.boolean(),
    agreed: appointmentSchema.nullable(),
    asked: appointmentSchema.nullable(),
    /** What they said of the moment that is asked for; null when nothing yet. */
    said: z.boolean().nullable(),
    /** Whoever ordered has to pay for moving it first. */
    to_pay: z.boolean(),
  })
  .meta({ id: 'ParticipantAppointment', description: 'The moment to sign, for somebody who must be there.' })

export type PartAppointment = z.infer<typeof partAppointmentSchema>

export const readPartAppointment = defineRoute({
  ...byLink,
  id: 'readPartAppointment',
  method: 'GET',
  path,
  summary: 'The moment to sign as somebody sees it who takes part by a link; not there before there is a case',
  limit: { max: 120, perSeconds: 60 },
  params,
  responses: { 200: partAppointmentSchema, ...barred },
})

export const answerPartAppointment = defineRoute({
  ...byLink,
  id: 'answerPartAppointment',
  method: 'POST',
  path,
  summary: 'Says whether one can at the moment that is asked for',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: z.strictObject({ starts: z.iso.datetime({ offset: true }), can: z.boolean() }),
  responses: { 200: partAppointmentSchema, ...barred, 409: refusedMoveSchema },
})

export const partAppointmentRoutes = [readPartAppointment, answerPartAppointment] as const
