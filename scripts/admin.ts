import { parseArgs } from 'node:util'
import { roles } from '#contract/roles.ts'
import { systemClock } from '#server/adapters/clock/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError } from '#server/db/index.ts'
import { appoint, NoAddress, NoOffice } from '#server/resources/accounts/appoint.ts'

// npm run admin -- mail@example.nl: makes that account an admin. npm run admin -- mail@example.nl support: another role;
// npm run admin -- mail@example.nl notary --office 3: of which office, or else of the first.

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
  if (email === undefined || role === undefined || isWrong) {
    throw new WrongUse(`Use: npm run admin -- mail@example.nl [${roles.join(' | ')}] [--office 1]`)
  }
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    await database.migrate()
    const appointed = await appoint({ database, clock: systemClock, config }, email, role, office)
    console.log(`${appointed.email} has the role ${role}.`)
    if (appointed.link)
      console.log(`The account is new. Choose its password here, within six hours:\n${appointed.link}`)
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [DatabaseError, ConfigError, NoAddress, NoOffice, WrongUse].some((kind) => error instanceof kind)
  if (!known) throw error
  console.error((error as Error).message)
  process.exit(1)
}
