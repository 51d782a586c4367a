import type { FastifyInstance } from 'fastify'
import { answerPartAppointment, type PartAppointment, readPartAppointment } from '#contract/participants-appointment.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { serve } from '#server/http/index.ts'
import type { Appointing } from '../cases/appointing.ts'
import { orRefused } from '../cases/refused.ts'
import type { Door, Entered } from './door.ts'

type Parts = {
  readonly database: Database
  readonly door: Pick<Door, 'enter'>
  readonly appointing: Pick<Appointing, 'appointmentOf' | 'answer'>
}

/** The moment to sign, for who takes part by a link: they say themselves whether they can. */
export async function registerPartAppointments(
  api: FastifyInstance,
  { database, door, appointing }: Parts,
): Promise<void> {
  const show = (db: Db | Tx, { row }: Entered): Promise<PartAppointment> => appointing.appointmentOf(db, row)

  const say = (entered: Entered, said: { readonly starts: Date; readonly can: boolean }) =>
    database.inTransaction(async (tx) => {
      await appointing.answer(tx, entered.row, said)
      return show(tx, entered)
    })

  serve(api, readPartAppointment, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return show(database.db, await door.enter(params.token, request))
  })
  serve(api, answerPartAppointment, async ({ params, body, request, reply, refuse }) => {
    reply.header('cache-control', 'no-store')
    const entered = await door.enter(params.token, request)
    return orRefused(say(entered, { starts: new Date(body.starts), can: body.can }), refuse)
  })
}
