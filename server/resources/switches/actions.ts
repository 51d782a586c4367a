import type { FastifyInstance } from 'fastify'
import {
  listSwitches,
  resetSwitch,
  type SwitchName,
  type SwitchState,
  switchNames,
  turnSwitch,
} from '#contract/admin-switches.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { deleteSwitch, selectSwitches, type TurnedSwitch, upsertSwitch } from './store.ts'

/** The setting that each stands in the place of. */
const settingOf = {
  maintenance: 'MAINTENANCE',
  foundations: 'FOUNDATIONS_ENABLED',
  incorporation_speed: 'INCORPORATION_SPEED_ENABLED',
  transfer_to_english: 'TRANSFER_TO_ENGLISH_ENABLED',
  in_person: 'IN_PERSON_ENABLED',
  participants: 'PARTICIPANTS_ENABLED',
  assistants: 'ASSISTANTS_ENABLED',
  year_end_warning: 'YEAR_END_WARNING_ENABLED',
  preselect_membership: 'PRESELECT_MEMBERSHIP',
  share_deviation: 'SHARE_DEVIATION_ENABLED',
  reminders: 'REMINDERS_ENABLED',
} as const satisfies Record<SwitchName, keyof Config>

/** How long another process may still do as it was. */
const freshFor = 5_000

export type LiveSwitches = {
  /** The settings as they are now: those with a switch say, whenever they are asked, how it stands. */
  readonly config: Config
  /** What visitors are told of a switch that is on. */
  noteOf(name: SwitchName): TurnedSwitch['note']
  /** Before something is done by them: looks whether another process turned one. */
  refresh(): Promise<void>
  /** At once, after one was turned here. */
  reload(): Promise<void>
}

type LiveParts = { readonly config: Config; readonly database: Database; readonly clock: Clock }

/** The settings, with what an operator turned since the server started. */
export async function liveSwitches({ config: set, database, clock }: LiveParts): Promise<LiveSwitches> {
  let turned: ReadonlyMap<string, TurnedSwitch> = new Map()
  let readAt = 0
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    readAt = clock.now().getTime()
    turned = new Map((await selectSwitches(database.db)).map((row) => [row.name, row]))
  }
  await read()

  const config: Config = Object.defineProperties(
    { ...set },
    Object.fromEntries(
      switchNames.map((name) => [
        settingOf[name],
        { enumerable: true, get: () => turned.get(name)?.is_on ?? set[settingOf[name]] },
      ]),
    ),
  )
  return {
    config,
    noteOf: (name) => (turned.get(name)?.is_on ? (turned.get(name)?.note ?? null) : null),
    reload: read,
    async refresh() {
      if (Math.abs(clock.now().getTime() - readAt) < freshFor) return
      // What was read last holds as long as the database does not answer.
      reading ??= read().finally(() => {
        reading = undefined
      })
      await reading.catch(() => undefined)
    },
  }
}

type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  /** As the server was started. */
  readonly settings: Config
  readonly switches: Pick<LiveSwitches, 'reload'>
}

export type SwitchActions = ReturnType<typeof switchActions>

export function switchActions({ database, clock, audit, settings, switches }: Parts) {
  async function list(db: Db | Tx): Promise<SwitchState[]> {
    const rows = await selectSwitches(db)
    return switchNames.map((name) => {
      const row = rows.find((turned) => turned.name === name)
      const by_setting = settings[settingOf[name]]
      return {
        ...{ name, by_setting, is_on: row?.is_on ?? by_setting, note: row?.note ?? null },
        changed_at: row?.changed_at.toISOString() ?? null,
      }
    })
  }

  const find = async (db: Db | Tx, name: SwitchName): Promise<SwitchState> =>
    (await list(db)).find((row) => row.name === name) as SwitchState

  async function change(by: string, name: SwitchName, work: (tx: Tx) => Promise<unknown>): Promise<SwitchState> {
    const after = await database.inTransaction(async (tx) => {
      const before = await find(tx, name)
      await work(tx)
      const after = await find(tx, name)
      await audit.write(tx, by, {
        ...{ action: after.is_on ? 'switch.on' : 'switch.off', subject: `switch:${name}`, label: name },
        detail: { from: before.is_on, to: after.is_on, note: after.note },
      })
      return after
    })
    await switches.reload()
    return after
  }

  return {
    list: () => list(database.db),
    turn: (by: string, name: SwitchName, { is_on, note }: Pick<TurnedSwitch, 'is_on' | 'note'>) =>
      change(by, name, (tx) => upsertSwitch(tx, { name, is_on, note, changed_at: clock.now() })),
    reset: (by: string, name: SwitchName) => change(by, name, (tx) => deleteSwitch(tx, name)),
  }
}

export async function registerSwitches(api: FastifyInstance, actions: SwitchActions): Promise<void> {
  serve(api, listSwitches, async () => ({ data: await actions.list() }))
  serve(api, turnSwitch, ({ params, body, request }) => actions.turn(ownSession(request).account, params.switch, body))
  serve(api, resetSwitch, ({ params, request }) => actions.reset(ownSession(request).account, params.switch))
}
