import type { FastifyInstance } from 'fastify'
import { readReminderStops, stopReminders, writeReminderStops } from '#contract/reminders.ts'
import { type ReminderKind, reminderKinds } from '#domain/reminders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError, serve } from '#server/http/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { personOf, readStopToken } from './person.ts'
import { forgetPerson, holdPerson, renamePerson, selectReminded, writeStops } from './store.ts'

type StoppingParts = { readonly database: Database; readonly vault: Vault; readonly clock: Clock }

type Stops = { readonly kind: ReminderKind; readonly stopped: ReminderKind[] }

/** What whoever has the link in a reminder wants no more of. No account is needed, and nothing is told of whom it is. */
export function stoppingActions({ database, vault, clock }: StoppingParts) {
  function opened(token: string) {
    const found = readStopToken(vault, token)
    if (found === null) throw new AppError('not_found')
    return found
  }
  const now = async (person: string): Promise<ReminderKind[]> =>
    (await selectReminded(database.db, person)).stopped.map(({ kind }) => kind)

  async function write(token: string, wanted: (before: readonly ReminderKind[]) => readonly ReminderKind[]) {
    const { person, kind } = opened(token)
    await database.inTransaction(async (tx) => {
      await holdPerson(tx, person)
      const before = (await selectReminded(tx, person)).stopped.map((one) => one.kind)
      await writeStops(tx, person, wanted(before), clock.now())
    })
    return { kind, stopped: await now(person) }
  }

  return {
    async read(token: string): Promise<Stops> {
      const { person, kind } = opened(token)
      return { kind, stopped: await now(person) }
    },
    write: (token: string, stopped: readonly ReminderKind[]): Promise<Stops> =>
      write(token, () => reminderKinds.filter((kind) => stopped.includes(kind))),
    /** By the mail program itself: of this kind alone. */
    stop: (token: string): Promise<Stops> => write(token, (before) => [...new Set([...before, opened(token).kind])]),
  }
}

type StoppingActions = ReturnType<typeof stoppingActions>

export async function registerReminders(api: FastifyInstance, actions: StoppingActions): Promise<void> {
  serve(api, readReminderStops, ({ params }) => actions.read(params.token))
  serve(api, writeReminderStops, ({ params, body }) => actions.write(params.token, body.stopped))
  await api.register(async (scope) => {
    // RFC 8058 has a mail program send a form of either make. What is in it says nothing that the address does not say.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 4096 }, async () => ({}))
    serve(scope, stopReminders, ({ params }) => actions.stop(params.token))
  })
}

/** Whoever has another address wants the same as before. */
export async function movePerson(tx: Tx, vault: Vault, from: string, to: string): Promise<void> {
  const [before, after] = [personOf(vault, from), personOf(vault, to)]
  const { stopped } = await selectReminded(tx, before)
  const { stopped: there } = await selectReminded(tx, after)
  const kinds = new Set([...stopped, ...there].map(({ kind }) => kind))
  await writeStops(tx, after, [...kinds], stopped[0]?.at ?? new Date(0))
  await renamePerson(tx, before, after)
}

/** What somebody was reminded of, by their address. */
export const reminderKeeper = ({ vault }: { readonly vault: Vault }): Keeper => ({
  name: 'reminders',
  async collect(db, { email }) {
    const { sent, stopped } = await selectReminded(db, personOf(vault, email))
    return {
      sent: sent.map(({ person: _, ...rest }) => rest),
      stopped: stopped.map(({ person: _, ...rest }) => rest),
    }
  },
  erase: (tx, { email }) => forgetPerson(tx, personOf(vault, email)),
})
