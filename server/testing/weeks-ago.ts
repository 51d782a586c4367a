import { fakeClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer } from '#server/adapters/documents/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { prepareDataFolder, readConfig } from '#server/config/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { openVault } from '#server/resources/data-key/index.ts'
import { createService } from '#server/service.ts'
import { founderWithCase } from './cases.ts'
import { officePeople } from './office-people.ts'

// node server/testing/weeks-ago.ts: somebody ordered four weeks ago and left a part to another, who never came. Every day since
// then passes here, so that the service that starts after it finds what those days brought. Only journeys run it.
const day = 86_400_000
const today = Date.now()
const invited = 'nooit@voorbeeld.nl'

const config = readConfig({ ...process.env, RATE_LIMIT_PER_MINUTE: '1000000' })
if (config.production) throw new Error('Nobody of a test belongs among real people.')
prepareDataFolder(config.DATA_DIR)
const database = await connect(config)
try {
  await database.migrate()
  await seed(database)
  // At noon somebody may be reminded, whatever the hour of the test.
  const clock = fakeClock(new Date(today - 28 * day).toISOString().replace(/T.*/, 'T11:00:00Z'))
  const vault = await openVault({ config, database, clock })
  const files = await createFiles({ config, vault })
  const metrics = createMetrics({ ofProcess: false })
  const parts = { config, database, vault, clock, log: createLogger('error'), metrics, files, screens: null }
  const { app, jobs, invitations } = await createService({ ...parts, drawer: createFakeDrawer() })
  const {
    email,
    password,
    questionnaire,
    case: path,
  } = await founderWithCase(
    { app, database, clock, config },
    {
      patch: {
        p2: { filled_in_by: 'self', email: invited },
        main: {
          ...{ company_name: 'Stille Vennoot', online_notary: false, notary_option: 'partner_notary' },
          notary_id: officePeople.notary.office,
        },
      },
    },
  )
  await jobs.drain()
  while (clock.now().getTime() < today - day) {
    clock.advance(day)
    await invitations.look()
    await jobs.drain()
  }
  const company = 'Stille Vennoot B.V.'
  const made = { email, password, uuid: questionnaire, caseUuid: path.split('/').at(-1), company, invited }
  process.stdout.write(`${JSON.stringify(made)}\n`)
} finally {
  await database.close()
}
