import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { readConfig } from '#server/config/index.ts'
import { openBucket, type TestBucket } from '#server/testing/bucket.ts'
import { createFiles, type Files, type SealedFiles } from './index.ts'

const vault = vaultWith([Buffer.alloc(32, 7)])
let folder: string
let bucket: TestBucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  bucket = await openBucket(join(folder, 's3'))
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const open = {
  'the data folder': () => createFiles({ config: readConfig({ DATA_DIR: folder }), vault }),
  'a bucket': () => createFiles({ config: readConfig(bucket.settings), vault }),
} satisfies Record<string, () => Promise<Files & SealedFiles>>

describe.each(Object.entries(open))('files in %s', (_name, openFiles) => {
  it('come back as they went, and are gone when removed', async () => {
    const files = await openFiles()
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await files.put('documents/one/deed.pdf', bytes)
    await files.put('documents/one/empty', new Uint8Array())
    expect(Buffer.from(await files.get('documents/one/deed.pdf')).equals(bytes)).toBe(true)
    expect(await files.get('documents/one/empty')).toHaveLength(0)
    await files.remove('documents/one/deed.pdf')
    await files.remove('documents/one/deed.pdf')
    await expect(files.get('documents/one/deed.pdf')).rejects.toMatchObject({ code: 'missing' })
  })

  it('are carried elsewhere sealed, and never over another file', async () => {
    const files = await openFiles()
    await files.put('moved/here', Buffer.from('one'))
    const sealed = await files.take('moved/here')
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('one')
    expect(await files.bring('moved/here', sealed)).toBe(false)
    await files.remove('moved/here')
    await expect(files.take('moved/here')).rejects.toMatchObject({ code: 'missing' })
    expect(await files.bring('moved/here', sealed)).toBe(true)
    expect(Buffer.from(await files.get('moved/here')).toString()).toBe('one')
    await expect(files.bring('moved/there', sealed)).rejects.toMatchObject({ code: 'damaged' })
    await expect(files.bring('../moved', sealed)).rejects.toMatchObject({ code: 'bad_key' })
    await files.put('moved/here', Buffer.from('two'))
    await expect(files.bring('moved/here', sealed)).rejects.toMatchObject({ code: 'taken' })
    expect(Buffer.from(await files.get('moved/here')).toString()).toBe('two')
  })

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a/.hidden', 'x'.repeat(201)])(
    'have no key like %j',
    async (key) => {
      const files = await openFiles()
      await expect(files.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'bad_key' })
      await expect(files.get(key)).rejects.toMatchObject({ code: 'bad_key' })
    },
  )
})

it('are unreadable where they lie, and do not open when altered or moved', async () => {
  const files = await open['the data folder']()
  await files.put('documents/two/a', Buffer.from('very private'))
  await files.put('documents/two/b', Buffer.from('something else'))
  const [a, b] = ['a', 'b'].map((name) => join(folder, 'files/documents/two', name)) as [string, string]
  const sealed = await readFile(a)
  expect(sealed.toString('latin1')).not.toContain('private')
  await rename(a, b)
  await expect(files.get('documents/two/b')).rejects.toMatchObject({ code: 'damaged' })
  await writeFile(
    a,
    sealed.map((byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte)),
  )
  await expect(files.get('documents/two/a')).rejects.toMatchObject({ code: 'damaged' })
  expect(await readdir(join(folder, 'files/documents/two'))).toEqual(['a', 'b'])
})

it('say so when the bucket is not there', async () => {
  const settings = { FILES_S3_BUCKET: 'elsewhere', FILES_S3_ENDPOINT: 'http://127.0.0.1:1' }
  const config = readConfig({ ...settings, FILES_S3_KEY_ID: 'x', FILES_S3_SECRET: 'x' })
  const files = await createFiles({ config, vault })
  await expect(files.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'unreachable' })
})

it('finish what was cut off on its way', async () => {
  const files = await open['the data folder']()
  await files.put('cut/off', Buffer.from('all of it'))
  const sealed = await files.take('cut/off')
  await writeFile(join(folder, 'files/cut/off'), sealed.subarray(0, 20))
  await expect(files.take('cut/off')).rejects.toMatchObject({ code: 'damaged' })
  expect(await files.bring('cut/off', sealed)).toBe(true)
  expect(Buffer.from(await files.get('cut/off')).toString()).toBe('all of it')
})
