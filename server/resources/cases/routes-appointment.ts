import type { FastifyInstance } from 'fastify'
import { readOwnSlots } from '#contract/case-appointments.ts'
import { payMove } from '#contract/cases.ts'
import { appointCase } from '#contract/notary-cases.ts'
import { readOfficeHours, writeOfficeHours } from '#contract/office-hours.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { OfficeActions } from './office.ts'
import type { OfficeHoursActions } from './office-hours.ts'
import type { OwnCaseActions } from './own.ts'
import { orRefused } from './refused.ts'

type AppointmentActions = {
  readonly own: Pick<OwnCaseActions, 'slots' | 'payMove'>
  readonly office: Pick<OfficeActions, 'appoint'>
  readonly hours: OfficeHoursActions
}

/** The moment to sign: what is offered, what the office does about it, and when it receives people. */
export async function registerAppointments(
  api: FastifyInstance,
  { own, office, hours }: AppointmentActions,
): Promise<void> {
  serve(api, readOwnSlots, ({ params, query, request }) =>
    own.slots(ownSession(request).account, params.uuid, query.from),
  )
  serve(api, payMove, ({ params, body, request, refuse }) =>
    orRefused(own.payMove(ownSession(request).account, params.uuid, body.total), refuse),
  )
  serve(api, appointCase, ({ params, body, request, refuse }) =>
    orRefused(office.appoint(ownSession(request), params.uuid, body), refuse),
  )
  serve(api, readOfficeHours, ({ request }) => hours.read(ownSession(request)))
  serve(api, writeOfficeHours, ({ body, request }) => hours.write(ownSession(request), body))
}
