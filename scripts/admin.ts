import { parseArgs } from 'node:util'
import { roles } from '#contract/roles.ts'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createMailer } from '#server/adapters/mail/index.ts'
import { VaultError } from '#server/adapters/vault/index.ts'
import { type Config, ConfigError, readConfig } from '#server/config/index.ts'
import { connect, type Database, DatabaseError, seed } from '#server/db/index.ts'
import { createLogger } from '#server/http/index.ts'
import { createJobs } from '#server/jobs/index.ts'
import { appoint, NoAddress, NoOffice } from '#server/resources/accounts/appoint.ts'
import { accountJobs } from '#server/resources/accounts/jobs.ts'
import { NothingToReset, resetSecondFactor } from '#server/resources/accounts/reset-second-factor.ts'
import { openVault } from '#server/resources/data-key/index.ts'
import { createOutbox } from '#server/resources/outbox/index.ts'

// npm run admin -- mail@example.nl: makes that account an admin. npm run admin -- mail@example.nl support: another role.
// npm run admin -- mail@example.nl notary --office 3: of which office, or else of the first.
// npm run admin -- mail@example.nl reset-second-factor: for who lost the phone and the recovery codes.

const reset = 'reset-second-factor'

class WrongUse extends Error {}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { office: { type: 'string' } },
  })
  const [email, named = 'admin', ...more] = positionals
  const role = roles.find((role) => role === named)
  const office = values.office === undefined ? undefined : Number(values.office)
  const isWrong = more.length > 0 || (office !== undefined && !Number.isInteger(office))
  if (email === undefined || (role === undefined && named !== reset) || isWrong) {
    throw new WrongUse(`Use: npm run admin -- mail@example.nl [${[...roles, reset].join(' | ')}] [--office 1]`)
  }
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    await database.migrate()
    // The offices that there are from the start.
    await seed(database)
    if (role === undefined) await takeAway(email, config, database)
    else {
      const appointed = await appoint({ database, clock: systemClock, config }, email, role, office)
      console.log(`${appointed.email} has the role ${role}.`)
      if (appointed.link)
        console.log(`The account is new. Choose its password here, within six hours:\n${appointed.link}`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [DatabaseError, ConfigError, VaultError, NoAddress, NoOffice, NothingToReset, WrongUse]
  if (!known.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}

async function takeAway(email: string, config: Config, database: Database): Promise<void> {
  const clock = systemClock
  const vault = await openVault({ config, database, clock })
  const mailer = createMailer({ config, outbox: createOutbox({ database, vault, clock }).mailer })
  // The mail waits in the queue of the service, which sends it when it runs.
  const jobs = createJobs({
    ...{ database, vault, clock, log: createLogger('error') },
    needs: { mailer, clock, config },
    definitions: accountJobs,
  })
  const whose = await resetSecondFactor({ database, clock, jobs }, email)
  console.log(`${whose} has no second factor any more, was signed out everywhere, and hears of it by mail.`)
}
