import { z } from 'zod'
import { reminderKinds } from '#domain/reminders/index.ts'
import { defineRoute } from './route.ts'

/** For whoever has the link of a mail, signed in or not: the token says whose mail it was and tells nobody who that is. */
const byLink = {
  tags: ['reminders'],
  public: true,
  impersonal: true,
  secret: true,
  params: z.object({ token: z.string().max(200) }),
} as const

const kinds = z.enum(reminderKinds)

const stops = z
  .object({
    /** What the mail with this link was about. */
    kind: kinds,
    stopped: z.array(kinds),
  })
  .meta({ id: 'ReminderStops', description: 'What somebody wants no more reminders of.' })

export const readReminderStops = defineRoute({
  ...byLink,
  id: 'readReminderStops',
  method: 'GET',
  path: '/api/reminders/:token',
  summary: 'What the reader of a reminder wants no more of',
  responses: { 200: stops },
})

export const writeReminderStops = defineRoute({
  ...byLink,
  id: 'writeReminderStops',
  method: 'PUT',
  path: '/api/reminders/:token',
  summary: 'Stops reminders of these kinds, and of no others: with none, all come again',
  body: z.strictObject({ stopped: z.array(kinds).max(reminderKinds.length) }),
  responses: { 200: stops },
})

export const stopReminders = defineRoute({
  ...byLink,
  id: 'stopReminders',
  method: 'POST',
  path: '/api/reminders/:token/stop',
  summary: 'Stops reminders of the kind of this mail, by one press in a mail program (RFC 8058)',
  forms: true,
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() }).optional(),
  responses: { 200: stops },
})

export const reminderRoutes = [readReminderStops, writeReminderStops, stopReminders] as const
