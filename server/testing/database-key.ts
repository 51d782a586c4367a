import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const migrations = new URL('../db/migrations/', import.meta.url)

/** Changes with every migration and with what is given, so that an old template is never taken for a new one. */
export async function templateKey(...more: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const text of more) hash.update(text)
  for (const file of (await readdir(migrations)).sort()) {
    hash.update(file)
    hash.update(await readFile(new URL(file, migrations)))
  }
  return hash.digest('hex').slice(0, 16)
}
