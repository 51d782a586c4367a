import { z } from 'zod'
import { appointmentStates, meetingModes, meetingWays } from '#domain/appointments/index.ts'
import { defineRoute } from './route.ts'

const moment = z.iso.datetime({ offset: true })
const person = z.string().regex(/^p[1-4]$/)

/** The moment that a case has, or had. */
export const appointmentSchema = z
  .object({
    state: z.enum(appointmentStates),
    starts: z.string(),
    ends: z.string(),
    way: z.enum(meetingWays),
    /** Who must be there and has not said that they can. */
    waiting: z.array(z.string()),
  })
  .meta({ id: 'Appointment', description: 'A moment to sign: asked for, agreed or held.' })

export type Appointment = z.infer<typeof appointmentSchema>

/** What a founder does about the moment to sign. */
export const appointmentBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('choose_slot'),
    starts: moment,
    way: z.enum(meetingWays),
    /** Others of whom the founder knows that they can. */
    agreeing: z.array(person).max(4).default([]),
    /** What it costs, as it was shown; another price is 409. Not where it is free. */
    total: z.int32().optional(),
    version: z.int32().optional(),
  }),
  z.strictObject({
    action: z.literal('answer_slot'),
    /** For whom the founder says it. */
    person,
    starts: moment,
    can: z.boolean(),
    version: z.int32().optional(),
  }),
  /** What was asked for is not wanted any more: what is agreed stands. */
  z.strictObject({ action: z.literal('drop_slot'), version: z.int32().optional() }),
])

export type AppointmentBody = z.output<typeof appointmentBody>

export const slotsSchema = z
  .object({
    office: z.object({
      name: z.string(),
      city: z.string(),
      notary: z.string().nullable(),
      /** How to find it, in its own words. */
      place: z.string(),
    }),
    mode: z.enum(meetingModes),
    minutes: z.number().int(),
    /** By which day one is chosen. */
    due: z.iso.date().nullable(),
    /** Whether a moment can be chosen where the case stands. */
    open: z.boolean(),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Whoever ordered it. */
        mine: z.boolean(),
        /** Somebody else signs for who need not be there. */
        must: z.boolean(),
      }),
    ),
    agreed: appointmentSchema.nullable(),
    asked: appointmentSchema.nullable(),
    /** The moment that is asked for waits for this, in cents with VAT, and is kept until then. */
    to_pay: z.object({ total: z.number().int(), until: z.string() }).nullable(),
    /** Of moving what is agreed: what it costs, in cents with VAT, what it costs the time after, and until when it can be done. */
    move: z.object({ price: z.number().int(), later: z.number().int(), until: z.string().nullable() }),
    days: z.array(
      z.object({
        day: z.iso.date(),
        slots: z.array(
          z.object({
            starts: z.string(),
            ends: z.string(),
            /** Who said that they can. */
            can: z.array(z.string()),
          }),
        ),
      }),
    ),
    /** From which day there is more. */
    next: z.iso.date().nullable(),
  })
  .meta({ id: 'AppointmentSlots', description: 'The moments an office offers, with who can at which.' })

export type AppointmentSlots = z.infer<typeof slotsSchema>

export const readOwnSlots = defineRoute({
  tags: ['dashboard'],
  secret: true,
  id: 'readOwnSlots',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/appointment',
  summary: 'The moments to sign that the office offers, five days at a time, with who must be there',
  params: z.object({ uuid: z.string() }),
  query: z.object({ from: z.iso.date().optional() }),
  responses: { 200: slotsSchema },
})

/** What an office does about the moment to sign. */
export const officeAppointmentBody = z.discriminatedUnion('action', [
  /** For those who have not answered: the office spoke to them. */
  z.strictObject({ action: z.literal('confirm') }),
  /** Agreed by phone; where there was one it moves there. */
  z.strictObject({
    action: z.literal('set'),
    starts: moment,
    way: z.enum(meetingWays),
    /** Also where something stands in the diary then: an office may have more than one notary. */
    beside: z.boolean().default(false),
  }),
  z.strictObject({ action: z.literal('call_off') }),
  z.strictObject({ action: z.literal('missed') }),
  z.strictObject({ action: z.literal('held') }),
])

export type OfficeAppointmentBody = z.output<typeof officeAppointmentBody>
