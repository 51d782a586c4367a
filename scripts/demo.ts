import { systemClock } from '#server/adapters/clock/index.ts'
import { createDrawer } from '#server/adapters/documents/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { ConfigError, prepareDataFolder, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { appoint } from '#server/resources/accounts/appoint.ts'
import { openVault } from '#server/resources/data-key/index.ts'
import { createService } from '#server/service.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { atDesk, climb, founderWithCase } from '#server/testing/cases.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { plantCounts } from './demo-counts.ts'

// npm run demo: an office with two people, somebody of support, an admin, and ten cases on all rungs, on one's own machine. Every call
// goes through the service itself, so what it makes is what founders and notaries would have made.

class WrongUse extends Error {}

const password = 'oprecht-om-te-proberen'
const people = {
  notary: ['notaris@voorbeeld.nl', 'Anneke', 'Terpstra'],
  clerk: ['medewerker@voorbeeld.nl', 'Jelle', 'Hoekstra'],
  support: ['hulp@voorbeeld.nl', 'Noor', 'Visser'],
  admin: ['beheer@voorbeeld.nl', 'Roos', 'Vermeulen'],
} as const

/** What each case is called, who founds it and how far it is; the last word says what else happened to it. */
const cases = [
  ['Lumen Software', ['Fatima El Amrani', 'Tom Bakker'], 'open_mix'],
  ['Kapsalon Knip', ['Yvonne Smit', 'Dirk Smit'], 'open_mix'],
  ['Waddenzee Charters', ['Maaike Postma', 'Sjoerd Postma'], 'submitted_mix'],
  ['Thuiszorg It Hus', ['Hinke Jansma', 'Rik Wiersma'], 'checking_documents', 'flagged'],
  ['Sneek Fietsen', ['Loes Kooistra', 'Bram Dijkstra'], 'uploading_fca'],
  ['Elfsteden Events', ['Esra Yilmaz', 'Pieter Haan'], 'checking_documents', 'held'],
  ['Hoekema Beheer', ['Gerda Hoekema', 'Wim Hoekema'], 'scheduling_meeting'],
  ['Tandartspraktijk Zijlstra', ['Renske Zijlstra', 'Mark Vos'], 'executing_deed'],
  ['Bakkerij Hiemstra', ['Aukje Hiemstra', 'Klaas Hiemstra'], 'extracting_kvk'],
  ['Meer en Water', ['Ingrid Meijer', 'Ruben Waterman'], 'finalized'],
] as const

/** Told from each other by their names alone. */
function personNamed(name: string, prefix: 'Mrs' | 'Mr') {
  const [firstname = '', ...rest] = name.split(' ')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@voorbeeld.nl`
  return { firstname, lastname: rest.join(' '), prefix, email }
}

/** Beside the company, so that support has something to arrange. */
const ordered = { lead_approval: true, upsell_package_type_product_ids: ['trademark-check'] }

try {
  const config = readConfig({ ...process.env, RATE_LIMIT_PER_MINUTE: '1000000' })
  if (config.production) throw new WrongUse('A demonstration has no place among real cases.')
  prepareDataFolder(config.DATA_DIR)
  const database = await connect(config)
  try {
    await database.migrate()
    await seed(database)
    const clock = systemClock
    const vault = await openVault({ config, database, clock })
    const files = await createFiles({ config, vault })
    const drawer = createDrawer({ workers: 1 })
    const log = createLogger('error')
    const metrics = createMetrics({ ofProcess: false })
    const parts = { config, database, vault, clock, log, metrics, drawer, files, screens: null }
    const { app, jobs } = await createService(parts)
    const join = async ([email, firstname, lastname]: readonly [string, string, string]): Promise<SignedIn> =>
      signedIn(openBrowser(app), { email, password, fields: { firstname, lastname } })
    const [notary, clerk, support] = [await join(people.notary), await join(people.clerk), await join(people.support)]
    for (const { email } of [notary, clerk]) await appoint({ database, clock, config }, email, 'notary')
    await appoint({ database, clock, config }, support.email, 'support')
    const admin = await join(people.admin)
    await appoint({ database, clock, config }, admin.email, 'admin')
    await plantCounts({ database, clock }, people.admin.slice(1).join(' '))
    const office = 1
    for (const [name, [first, second], until, more] of cases) {
      const [p1, p2] = [personNamed(first, 'Mrs'), personNamed(second, 'Mr')]
      const { firstname, lastname, email } = p1
      const founder = await founderWithCase(
        { app, database, clock, config },
        {
          person: { email, fields: { firstname, lastname } },
          patch: { p1, p2, main: { company_name: name, ...(until === 'open_mix' && ordered) } },
        },
      )
      const note = 'Voor de demonstratie.'
      if (founder.office !== office) await atDesk(support, founder.case).record({ office, note })
      await climb(founder, notary, until)
      const desk = atDesk(notary, founder.case)
      if (more === 'held') await desk.act({ action: 'hold', reason: 'no_reply_from_customer' })
      if (more === 'flagged') {
        const flag = { path: 'p1.firstname', text: 'In je paspoort staan drie voornamen. Neem je ze over?', flag: true }
        await notary.call('POST', `${founder.case}/comments`, { payload: flag })
        await desk.act({ action: 'ask' })
      }
      console.log(`${name}: ${more ?? until}. Its founder signs in as ${founder.email} with ${founder.password}`)
    }
    await jobs.drain()
    await drawer.close()
    console.log(
      `\nStart the service and sign in with ${password}:\n  the office   ${notary.email}, ${clerk.email} → ${config.PUBLIC_URL}/notary\n  support      ${support.email} → ${config.PUBLIC_URL}/support\n  back office  ${admin.email} → ${config.PUBLIC_URL}/admin`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  if (![DatabaseError, ConfigError, WrongUse].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}
