import { join } from 'node:path'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import { bucketFiles } from './bucket.ts'
import { localFiles } from './local.ts'
import type { Files, SealedFiles } from './port.ts'

/** The bucket that is set, else the data folder. */
export async function createFiles({ config, vault }: { config: Config; vault: Vault }): Promise<Files & SealedFiles> {
  const { FILES_S3_BUCKET } = config
  if (FILES_S3_BUCKET === undefined) return localFiles(join(config.DATA_DIR, 'files'), vault)
  return bucketFiles({ ...config, FILES_S3_BUCKET }, vault)
}
