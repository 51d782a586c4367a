import { roles } from '#contract/roles.ts'
import { systemClock } from '#server/adapters/clock/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError } from '#server/db/index.ts'
import { appoint, NoAddress } from '#server/resources/accounts/appoint.ts'

// npm run admin -- mail@example.nl: makes that account an admin. npm run admin -- mail@example.nl support: another role.

class WrongUse extends Error {}

try {
  const [email, named = 'admin', ...more] = process.argv.slice(2)
  const role = roles.find((role) => role === named)
  if (email === undefined || role === undefined || more.length > 0) {
    throw new WrongUse(`Use: npm run admin -- mail@example.nl [${roles.join(' | ')}]`)
  }
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    await database.migrate()
    const appointed = await appoint({ database, clock: systemClock, config }, email, role)
    console.log(`${appointed.email} has the role ${role}.`)
    if (appointed.link)
      console.log(`The account is new. Choose its password here, within six hours:\n${appointed.link}`)
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [DatabaseError, ConfigError, NoAddress, WrongUse].some((kind) => error instanceof kind)
  if (!known) throw error
  console.error((error as Error).message)
  process.exit(1)
}
