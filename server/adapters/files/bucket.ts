import { Disk } from 'flydrive'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Files, SealedFiles } from './port.ts'
import { sealedFiles } from './sealed.ts'

export type BucketSettings = Pick<
  Config,
  'FILES_S3_REGION' | 'FILES_S3_ENDPOINT' | 'FILES_S3_KEY_ID' | 'FILES_S3_SECRET'
> & { readonly FILES_S3_BUCKET: string }

/** Files in a bucket of an S3-compatible service. Its library is large, so it is loaded only here. */
export async function bucketFiles(settings: BucketSettings, vault: Vault): Promise<Files & SealedFiles> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = settings
  const { FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = settings
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Who may read is a matter of the bucket; several services know no rights per file.
    supportsACL: false,
    // With checksums that nobody asked for, some services keep streamed files damaged without a word.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  })
  return sealedFiles({ disk: new Disk(driver), vault })
}
