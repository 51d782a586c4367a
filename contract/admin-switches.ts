import { z } from 'zod'
import { defineRoute } from './route.ts'

/** What an operator turns without a restart, in the order of the screen. */
export const switchNames = [
  'maintenance',
  'foundations',
  'incorporation_speed',
  'transfer_to_english',
  'in_person',
  'participants',
  'assistants',
  'year_end_warning',
  'preselect_membership',
  'share_deviation',
  'reminders',
] as const
export type SwitchName = (typeof switchNames)[number]

const note = z.strictObject({ nl: z.string().trim().min(1).max(300), en: z.string().trim().min(1).max(300) }).nullable()

const switchSchema = z
  .object({
    name: z.enum(switchNames),
    is_on: z.boolean(),
    /** As the settings of the server have it. */
    by_setting: z.boolean(),
    /** What visitors are told while it is on; only maintenance has one. */
    note,
    /** Null: never turned here. */
    changed_at: z.string().nullable(),
  })
  .meta({ id: 'Switch', description: 'A setting that an operator can turn while the service runs.' })

export type SwitchState = z.infer<typeof switchSchema>

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ switch: z.enum(switchNames) })

export const listSwitches = defineRoute({
  ...admin,
  id: 'listSwitches',
  method: 'GET',
  path: '/api/admin/switches',
  summary: 'What can be turned while the service runs, and how each stands',
  responses: { 200: z.object({ data: z.array(switchSchema) }) },
})

export const turnSwitch = defineRoute({
  ...admin,
  id: 'turnSwitch',
  method: 'PUT',
  path: '/api/admin/switches/:switch',
  summary: 'Turns a switch on or off for everybody, at once',
  params,
  body: z.strictObject({ is_on: z.boolean(), note: note.default(null) }),
  responses: { 200: switchSchema },
})

export const resetSwitch = defineRoute({
  ...admin,
  id: 'resetSwitch',
  method: 'DELETE',
  path: '/api/admin/switches/:switch',
  summary: 'Lets a switch be as the settings of the server have it',
  params,
  responses: { 200: switchSchema },
})

export const switchRoutes = [listSwitches, turnSwitch, resetSwitch] as const
