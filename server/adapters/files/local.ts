import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Files, SealedFiles } from './port.ts'
import { sealedFiles } from './sealed.ts'

/** Files in a folder of this machine. */
export function localFiles(location: string, vault: Vault): Files & SealedFiles {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return sealedFiles({
    disk,
    vault,
    async settle(key) {
      const path = join(location, key)
      await sync(path)
      // The name of a new file is durable only when its folder is; Windows cannot open a folder and keeps it safe itself.
      if (process.platform !== 'win32') await sync(dirname(path))
    },
  })
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
