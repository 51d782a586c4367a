import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { checkRoom, refuseFullDisk } from './folder.ts'

const block = 4096

test.each([
  ['plenty', 1_000_000, false],
  ['just enough', (32 * 1024 * 1024) / block, false],
  ['less than the log asks for', (32 * 1024 * 1024) / block - 1, true],
  ['nothing', 0, true],
])('a disk with %s', (_what, bavail, full) => {
  const check = () => refuseFullDisk({ bavail, bsize: block }, '/data')
  if (full) expect(check).toThrow('The disk of /data is as good as full.')
  else expect(check).not.toThrow()
})

test('a real one is asked', () => expect(checkRoom(tmpdir())).resolves.toBeUndefined())
