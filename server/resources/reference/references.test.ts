import { expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { seed } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { knownReferences } from './references.ts'

const button = (method: string, url: string) => ({ method, url, fields: {}, nl: 'Word lid', en: 'Join' })

test('forms may go where the buttons of memberships send them, and nowhere else', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await seed(database)
  const { current } = knownReferences({ database, clock: fakeClock('2026-11-15T12:00:00Z') })
  const give = async (id: number, own: object) => {
    const { translation_json } = await database.db
      .selectFrom('upsell_package_types')
      .select('translation_json')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const words = JSON.stringify({ ...(translation_json as object), button: own })
    await database.db
      .updateTable('upsell_package_types')
      .set({ translation_json: words })
      .where('id', '=', id)
      .execute()
  }
  expect((await current()).formTargets).toEqual([])
  await give(1, button('GET', 'https://elsewhere.example.com/join'))
  await give(2, button('POST', '/questionnaire/'))
  expect((await current()).formTargets).toEqual([])
  await give(3, button('POST', 'https://join.example.com/members?plan=3'))
  expect((await current()).formTargets).toEqual(['https://join.example.com'])
})
