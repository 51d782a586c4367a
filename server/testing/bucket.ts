/// <reference path="./s3rver.d.ts" />
import { createServer } from 'node:http'
import S3rver from 's3rver'
import { portOf } from './ports.ts'

const name = 'papers'

export type TestBucket = Awaited<ReturnType<typeof openBucket>>

/** A bucket of an S3-compatible service, kept in a folder, with the settings that lead to it. */
export async function openBucket(directory: string) {
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name }] })
  await s3rver.configureBuckets()
  const service = createServer(s3rver.callback())
  const port = await portOf(service)
  return {
    settings: {
      FILES_S3_BUCKET: name,
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_KEY_ID: 'S3RVER',
      FILES_S3_SECRET: 'S3RVER',
    },
    close: () => new Promise((resolve) => service.close(resolve)),
  }
}
