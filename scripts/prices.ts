import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withFees } from '#domain/pricing/index.ts'
import { systemClock } from '#server/adapters/clock/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, seed } from '#server/db/index.ts'
import { findAdmin, NoSuchAdmin } from '#server/resources/accounts/appoint.ts'
import { createAudit } from '#server/resources/audit/actions.ts'
import { catalogueActions, PriceBookTooEarly } from '#server/resources/catalogue/actions.ts'

// npm run prices -- save FILE: writes today's price book to a file. npm run prices -- plan FILE: stores an edited one,
// which holds from the day it names, in the name of the admin behind --as.

const use = 'Use: npm run prices -- save FILE.json, or: npm run prices -- plan FILE.json --as admin@example.nl'

class WrongFile extends Error {}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new WrongFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
  const [order, file, ...more] = positionals
  if ((order !== 'save' && order !== 'plan') || file === undefined || more.length > 0) throw new WrongFile(use)
  if (order === 'plan' && values.as === undefined) throw new WrongFile(use)
  const database = await connect(readConfig(process.env))
  try {
    await database.migrate()
    await seed(database)
    const { currentPriceBook, planPriceBook } = catalogueActions({ database, clock: systemClock })
    if (order === 'save') {
      const book = await currentPriceBook()
      await writeFile(file, `${JSON.stringify(withFees(book), null, 2)}\n`)
      console.log(`The prices since ${book.valid_from} are in ${file}.`)
      if (book.after_payment === undefined)
        console.log(
          'They ask nothing for a change or another moment; after_payment is new in it: look at it before you plan it.',
        )
    } else {
      const admin = await findAdmin(database.db, values.as)
      const audit = createAudit({ database, clock: systemClock })
      const book = await planPriceBook(await readJson(file), { admin, audit })
      console.log(`The prices of ${file} hold from ${book.valid_from}.`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [DatabaseError, ConfigError, PriceBookTooEarly, NoSuchAdmin, WrongFile].some(
    (kind) => error instanceof kind,
  )
  if (error instanceof z.ZodError) console.error(z.prettifyError(error))
  else if (known) console.error((error as Error).message)
  else throw error
  process.exit(1)
}
