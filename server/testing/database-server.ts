import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connect } from '#server/db/index.ts'
import { templateKey } from './database-key.ts'

// Any number that only this file uses.
const templateLock = 4_107_221

/** A new database on the server of TEST_DATABASE_URL, made from a migrated template. */
export async function createFromTemplate(server: string) {
  const name = `${ofThisRun()}${randomUUID().replaceAll('-', '')}`
  await asOwner(server, async (client) => {
    const template = `test_template_${await templateKey()}`
    await client.query('select pg_advisory_lock($1)', [templateLock])
    if (!(await exists(client, template))) await makeTemplate(server, client, template)
    await client.query('select pg_advisory_unlock($1)', [templateLock])
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    options: { DATABASE_URL: addressOf(server, name), DATA_DIR: '' },
    remove: () => asOwner(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

const ofThisRun = () => `test_${process.env.TEST_RUN ?? 'single'}_`

/** Drops what the tests of this run left open. */
export async function dropDatabases(server: string): Promise<void> {
  await asOwner(server, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [ofThisRun()])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`)
  const database = await connect({ DATABASE_URL: addressOf(server, unfinished), DATA_DIR: '' })
  await database.migrate().finally(() => database.close())
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  return rowCount === 1
}

async function asOwner(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
