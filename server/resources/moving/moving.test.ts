import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { exportData, readLines, type TransferLine, writeLines } from '#server/db/index.ts'
import { openBucket } from '#server/testing/bucket.ts'
import { fetchAll, founderWithPapers, type Home, openHome } from '#server/testing/moves.ts'
import { namedFiles } from '../data-key/named-files.ts'
import { tablesWithFiles } from '../data-key/tables-with-files.ts'
import { exportService, importService } from './index.ts'

let home: Home
let founder: Awaited<ReturnType<typeof founderWithPapers>>
let had: Awaited<ReturnType<typeof fetchAll>>
let lines: readonly TransferLine[]
let file: string

beforeAll(async () => {
  home = await openHome()
  const service = await home.serve()
  founder = await founderWithPapers(service)
  had = await fetchAll(service, founder.founder, founder.addresses)
  await service.close()
  file = join(home.folder, 'all.jsonl.gz')
  await writeLines(file, (write) => exportService(home, write))
  lines = await linesOf(readLines(file))
})
afterAll(() => home.close())

async function linesOf(from: AsyncIterable<TransferLine>): Promise<TransferLine[]> {
  const all: TransferLine[] = []
  for await (const line of from) all.push(line)
  return all
}
async function* from(given: readonly TransferLine[]) {
  yield* given
}
const open = async (options?: Parameters<typeof openHome>[0]) => {
  const opened = await openHome(options)
  onTestFinished(() => opened.close())
  return opened
}
const fetched = async (there: Home) => {
  const service = await there.serve()
  const got = await fetchAll(service, founder.founder, founder.addresses)
  await service.close()
  return got
}
const named = (there: Home) =>
  there.database.inTransaction(async (tx) => {
    const keys: string[] = []
    for await (const key of namedFiles(tx)) keys.push(key)
    return keys
  })

describe('what was paid for is there after a move, byte for byte', () => {
  test('from one folder to another', async () => {
    expect(new Set(Object.values(had).map(({ status }) => status))).toEqual(new Set([200]))
    const other = await open()
    const moved = await importService(other, readLines(file), { replace: false })
    // Of five documents the text, the PDF and the DOCX; the invoice and the paper.
    expect(moved.files).toBe(20)
    expect(await fetched(other)).toEqual(had)
  })

  test('to a bucket, and out of it again', async () => {
    const bucket = await openBucket(join(home.folder, 's3'))
    onTestFinished(() => void bucket.close())
    const other = await open({ settings: bucket.settings, server: true })
    await importService(other, readLines(file), { replace: false })
    const again: TransferLine[] = []
    await exportService(other, async (line) => void again.push(line))
    expect(again.slice(1, -1).filter(isFile)).toEqual(lines.filter(isFile))
    expect(await fetched(other)).toEqual(had)
  })

  test('in place of what was there, whose files go', async () => {
    const other = await open()
    const before = await other.serve()
    await founderWithPapers(before)
    const old = await other.kept()
    await expect(importService(other, from(lines.slice(0, -1)), { replace: true })).rejects.toThrow('not complete')
    expect(await other.kept()).toEqual(old)
    await importService(other, from(lines), { replace: true })
    expect(await fetched(other)).toEqual(had)
    await before.close()
    await other.jobs.drain()
    expect((await other.kept()).filter((path) => old.includes(path))).toEqual([])
    expect(await fetched(other)).toEqual(had)
  })
})

const isFile = ({ kind }: TransferLine) => kind === 'file' || kind === 'bytes'

describe('an import that is not whole says so and leaves nothing behind', () => {
  let other: Home
  beforeAll(async () => {
    other = await openHome()
  })
  afterAll(() => other.close())

  const rowsIn = async (there: Home) =>
    (await sql<{ count: number }>`select count(*) as count from accounts`.execute(there.database.db)).rows[0]?.count

  /** All but the last file, with totals that agree. */
  async function withoutOne(): Promise<TransferLine[]> {
    const fewer: TransferLine[] = []
    const proof = lines[0]?.kind === 'start' ? (lines[0].proof ?? '') : ''
    const [, ...keys] = await named(home)
    const files = async function* () {
      for (const key of keys) yield { key, bytes: await home.files.take(key) }
    }
    await exportData(home.database, async (line) => void fewer.push(line), { proof, files })
    return fewer
  }
  const altered = () => {
    const at = lines.findLastIndex(({ kind }) => kind === 'bytes')
    const line = lines[at]
    if (line?.kind !== 'bytes') throw new Error('There are no files.')
    return lines.with(at, { ...line, base64: `${line.base64.startsWith('A') ? 'B' : 'A'}${line.base64.slice(1)}` })
  }
  /** As exports were before they held files. */
  const old = (): TransferLine[] =>
    lines.flatMap((line): TransferLine[] => {
      if (isFile(line)) return []
      if (line.kind === 'start') return [{ kind: 'start', format: 1, migrations: line.migrations }]
      return [line.kind === 'end' ? { kind: 'end', rows: line.rows } : line]
    })

  const cases: [string, () => readonly TransferLine[] | Promise<readonly TransferLine[]>, string][] = [
    ['cut off before its end', () => lines.slice(0, -1), 'damaged or not complete'],
    ['cut off among the files', () => lines.slice(0, -5), 'damaged or not complete'],
    ['one letter of a file altered', altered, 'damaged or not complete'],
    ['a file left out', withoutOne, 'names 1 files that the export does not hold'],
    ['from before exports held files', old, 'names 20 files that the export does not hold'],
  ]
  test.each(cases)('%s', async (_what, change, sentence) => {
    await expect(importService(other, from(await change()), { replace: false })).rejects.toThrow(sentence)
    expect(await rowsIn(other)).toBe(0)
    expect(await other.kept()).toEqual([])
  })

  test('a byte of the compressed file altered, or the file cut', async () => {
    const bytes = await readFile(file)
    const [bad, short] = [join(home.folder, 'bad.gz'), join(home.folder, 'short.gz')]
    await writeFile(bad, bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1))
    await writeFile(short, bytes.subarray(0, bytes.length - 40))
    for (const damaged of [bad, short]) {
      await expect(importService(other, readLines(damaged), { replace: false })).rejects.toThrow()
    }
    expect(await rowsIn(other)).toBe(0)
    expect(await other.kept()).toEqual([])
  })

  test('another key', async () => {
    const stranger = await open({ key: Buffer.alloc(32, 2).toString('base64') })
    const refused = importService(stranger, from(lines), { replace: false })
    await expect(refused).rejects.toThrow('another key than the one here: set DATA_KEY')
    // Not by the proof alone: an export without one does not get further.
    await cp(join(home.folder, 'files'), join(stranger.folder, 'files'), { recursive: true })
    const copied = await stranger.kept()
    await expect(importService(stranger, from(old()), { replace: false })).rejects.toThrow('does not open the data')
    expect(await rowsIn(stranger)).toBe(0)
    expect(await stranger.kept()).toEqual(copied)
  })

  test('but one from before will do when its files were copied', async () => {
    const copied = await open()
    await cp(join(home.folder, 'files'), join(copied.folder, 'files'), { recursive: true })
    await importService(copied, from(old()), { replace: false })
    expect(await fetched(copied)).toEqual(had)
  })
})

describe('an export that would lack something is none', () => {
  const fails = async (sentence: string) => {
    const target = join(home.folder, 'lacking.gz')
    await expect(writeLines(target, (write) => exportService(home, write))).rejects.toThrow(sentence)
    await expect(stat(target)).rejects.toThrow('ENOENT')
  }

  test.each(['away', 'damaged'])('a file is %s', async (how) => {
    const [key = ''] = await named(home)
    const path = join(home.folder, 'files', key)
    await rename(path, `${path}.aside`)
    if (how === 'damaged') await writeFile(path, 'something else')
    await fails(`1 of the files that the data names cannot be read (${key})`)
    await rm(path, { force: true })
    await rename(`${path}.aside`, path)
  })

  test('the key does not open what is there', async () => {
    const stranger = await open({ key: Buffer.alloc(32, 2).toString('base64') })
    const parts = { ...stranger, database: home.database, files: home.files }
    await expect(exportService(parts, async () => {})).rejects.toThrow('does not open the data')
  })
})

test('every table that names files is known', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'file' order by table_name`.execute(home.database.db)
  expect(rows.map(({ table_name }) => table_name)).toEqual(tablesWithFiles)
})
