import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Files, SealedFiles } from './port.ts'
import { sealedFiles } from './sealed.ts'

/** Files in a folder of this machine. */
export function localFiles(location: string, vault: Vault): Files & SealedFiles {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return sealedFiles({ disk, vault, write: (key, sealed) => writeWhole(join(location, key), sealed) })
}

/** Under another name until all of it is on disk: a file that is there is whole, also the one that it takes the place of. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  // The name of a new file is durable only when its folder is; Windows cannot open a folder and keeps it safe itself.
  if (process.platform === 'win32') return
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
