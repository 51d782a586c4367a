import { systemClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer } from '#server/adapters/documents/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { prepareDataFolder, readConfig } from '#server/config/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { openVault } from '#server/resources/data-key/index.ts'
import { createService } from '#server/service.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import type { Token } from '#server/testing/signed-in.ts'
import { server } from './messages.ts'
import type { VictimPlace } from './place.ts'

const companies = ['Lumen Software', 'Kapsalon Knip', 'Sneek Fietsen'] as const

/** A case that is going to be acted on, with who may. */
export type CrashCase = {
  readonly uuid: string
  readonly path: string
  readonly own: string
  /** The one paper that is looked at. */
  readonly document: string
  readonly founder: Token
}

export type CrashDesk = { readonly cases: readonly CrashCase[]; readonly clerks: readonly Token[] }

const settingsOf = (place: VictimPlace) => readConfig({ ...server.environment, ...place.environment })

/** The database and what opens its seals, as the victim has them, while it does not run. */
export async function openPlace(place: VictimPlace) {
  const config = settingsOf(place)
  prepareDataFolder(config.DATA_DIR)
  const database = await connect(config)
  await database.migrate()
  await seed(database)
  return { config, database, vault: await openVault({ config, database, clock: systemClock }) }
}

/** An office with its cases, made by the service itself before anything is killed. */
export async function makeDesk(place: VictimPlace): Promise<CrashDesk> {
  const { config, database, vault } = await openPlace(place)
  try {
    const log = createLogger('silent')
    const metrics = createMetrics({ ofProcess: false })
    const files = await createFiles({ config, vault })
    const parts = { config, database, vault, clock: systemClock, log, metrics, files, screens: null }
    const service = { ...(await createService({ ...parts, drawer: createFakeDrawer() })), ...parts }
    const founders = []
    for (const company_name of companies) {
      founders.push(await founderWithCase(service, { patch: { main: { company_name } } }))
    }
    const office = founders[0]?.office ?? 0
    await database.db.updateTable('cases').set({ office }).execute()
    // They ask less than was paid: so much goes back, a cent at a time.
    await database.db.updateTable('orders').set({ payable_price: 100 }).execute()
    const clerks = [await staffMember(service, office), await staffMember(service, office)]
    const [clerk] = clerks
    if (clerk === undefined) throw new Error('Nobody works there.')
    const cases: CrashCase[] = []
    for (const founder of founders) {
      await climb(founder, clerk, 'checking_documents')
      const { uuid, documents } = await atDesk(clerk, founder.case).read()
      const { own, token } = founder
      cases.push({ uuid, path: founder.case, own, document: documents[0]?.uuid ?? '', founder: token })
    }
    // What paying set going is done here: the victim has nothing to draw.
    await service.jobs.drain()
    await service.app.close()
    return { cases, clerks: clerks.map(({ account }) => account.token) }
  } finally {
    await database.close()
  }
}
