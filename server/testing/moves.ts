import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { createVault, type Vault } from '#server/adapters/vault/index.ts'
import { readConfig } from '#server/config/index.ts'
import { connect, type Database } from '#server/db/index.ts'
import { createLogger } from '#server/http/index.ts'
import { createJobs } from '#server/jobs/index.ts'
import { documentJobs } from '#server/resources/documents/jobs.ts'
import { openTestApp, type TestApp } from './app-open.ts'
import { openBrowser } from './browser.ts'
import { openTestDatabase } from './database.ts'
import { copyTemplateFolder } from './database-folder.ts'
import { type Founder, founderWhoPaid } from './orders.ts'
import { scratch } from './scratch.ts'
import { withToken } from './signed-in.ts'

/** The key of the service in tests. */
export const testKey = Buffer.alloc(32, 1).toString('base64')

/** A place where the service can live: a database and files that stay, opened by a key. */
export type Home = Awaited<ReturnType<typeof openHome>>

type HomeOptions = {
  readonly key?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly server?: boolean
}

/** `server`: the database of TEST_DATABASE_URL where there is one; else embedded, one that rests where there is no server. */
export async function openHome({ key = testKey, settings, server = false }: HomeOptions = {}) {
  const folder = await mkdtemp(join(scratch(), 'home-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATA_KEY: key, ...settings })
  const place = server || !process.env.TEST_DATABASE_URL ? undefined : await copyTemplateFolder()
  const database: Database = place ? await connect(place.options) : await openTestDatabase()
  const vault = await createVault(config)
  const files = await createFiles({ config, vault })
  const jobs = createJobs({
    ...{ database, vault, clock: systemClock, log: createLogger('silent'), needs: { files } },
    definitions: { remove_files: documentJobs.remove_files },
  })
  return {
    folder,
    config,
    database,
    vault,
    files,
    jobs,
    /** Names of the files in its folder. */
    async kept(): Promise<string[]> {
      const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    },
    /** With the key of the tests, unless another vault is given. */
    serve: async (other?: Vault): Promise<TestApp> =>
      openTestApp({
        database,
        files: other ? await createFiles({ config, vault: other }) : files,
        ...(other && { vault: other }),
      }),
    async close() {
      await database.close()
      await place?.remove()
      await rm(folder, { recursive: true })
    },
  }
}

const scan = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

/** Somebody who paid, has the documents and the invoice, and sent a paper. Answers where all of it can be fetched. */
export async function founderWithPapers(service: TestApp): Promise<{ founder: Founder; addresses: readonly string[] }> {
  const founder = await founderWhoPaid(service)
  await service.jobs.drain()
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="paspoort.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const sent = await founder.call('POST', `${founder.path}/uploads?kind=identity`, {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), scan, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  if (sent.statusCode !== 201) throw new Error(`The paper was refused: ${sent.body}`)
  const { documents } = (await founder.call('GET', `${founder.path}/documents`)).json<{ documents: unknown[] }>()
  const ofDocuments = documents.flatMap((_one, index) =>
    ['', '.pdf', '.docx'].map((ending) => `${founder.path}/documents/${index}${ending}`),
  )
  const addresses = [...ofDocuments, `/api/payments/${founder.order}/invoice.pdf`, sent.json<{ path: string }>().path]
  return { founder, addresses }
}

/** What a founder gets there, in any service that knows them: status and bytes by address. */
export async function fetchAll({ app }: TestApp, { token }: Founder, addresses: readonly string[]) {
  const browser = withToken(openBrowser(app), token)
  const got: Record<string, { readonly status: number; readonly sha256: string }> = {}
  for (const address of addresses) {
    const { statusCode: status, rawPayload } = await browser.call('GET', address)
    got[address] = { status, sha256: createHash('sha256').update(rawPayload).digest('hex') }
  }
  return got
}
