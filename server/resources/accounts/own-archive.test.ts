import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createFakeFiles } from '#server/adapters/files/index.ts'
import { createLogger } from '#server/http/index.ts'
import { ownArchive } from './own-archive.ts'

test('a file that cannot be read is named as missing, and the others are there', async () => {
  const files = createFakeFiles()
  await files.put('a', Buffer.from('here'))
  const read: string[] = []
  const watched = { get: async (key: string) => files.get(key).finally(() => read.push(key)) }
  const kept = [
    { name: 'uploads/gone.pdf', key: 'gone' },
    { name: 'uploads/here.pdf', key: 'a' },
  ]
  const stream = ownArchive({ files: watched, log: createLogger('silent') }, { data: { account: 'x' }, files: kept })
  const first = await stream.next()
  // It flows before everything was read into memory.
  expect(first.done).toBe(false)
  const chunks = [first.value as Uint8Array]
  for await (const chunk of stream) chunks.push(chunk)
  const entries = unzipSync(Buffer.concat(chunks))
  expect(strFromU8(entries['uploads/here.pdf'] ?? new Uint8Array())).toBe('here')
  expect(JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))).toEqual({
    account: 'x',
    files: [
      { name: 'uploads/gone.pdf', missing: true },
      { name: 'uploads/here.pdf', size: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
  })
  expect(read).toEqual(['gone', 'a'])
})
