import { randomUUID } from 'node:crypto'
import { systemClock } from '#server/adapters/clock/index.ts'
import { prepareDataFolder, readConfig } from '#server/config/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { createPasswords } from '#server/resources/accounts/passwords.ts'
import { insertAccount } from '#server/resources/accounts/store.ts'
import { copyTemplateInto } from './database-folder.ts'
import { officePassword, officePeople } from './office-people.ts'

// node server/testing/staffed.ts: people of offices in the data of a service that starts after it. Only journeys run it.
const config = readConfig(process.env)
if (config.production) throw new Error('Nobody of a test belongs among real people.')
prepareDataFolder(config.DATA_DIR)
if (config.DATABASE_URL === undefined) await copyTemplateInto(config.DATA_DIR)
const database = await connect(config)
try {
  await database.migrate()
  await seed(database)
  const password_hash = await createPasswords().inTurn(({ hash }) => hash(officePassword))
  const now = systemClock.now()
  for (const person of Object.values(officePeople)) {
    await insertAccount(database.db, {
      ...{ uuid: randomUUID(), provider: 'email', uid: person.email, ...person, password_hash },
      ...{ confirmed_at: now, created_at: now, updated_at: now },
    })
  }
} finally {
  await database.close()
}
