import { connect, type Database } from '#server/db/index.ts'
import { copyTemplateFolder } from './database-folder.ts'
import { createFromTemplate } from './database-server.ts'

/**
 * A fresh, migrated database for one test file or test; `close()` removes it. It is embedded, or with TEST_DATABASE_URL
 * a new database on that PostgreSQL server: the tests themselves cannot tell.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  const { options, remove } = server ? await createFromTemplate(server) : await copyTemplateFolder()
  const database = await connect(options)
  return {
    ...database,
    async close() {
      await database.close()
      await remove()
    },
  }
}
