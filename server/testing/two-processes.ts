import { openTestApp, type TestAppOptions } from './app-open.ts'

/** The service, and a second process on the same database. */
export async function openTwoProcesses({ provider }: Pick<TestAppOptions, 'provider'> = {}) {
  const options = { ...(provider && { provider }), settings: { RATE_LIMIT_PER_MINUTE: '1000000' } }
  const service = await openTestApp(options)
  const other = await openTestApp({ ...options, database: service.database })
  const close = async () => {
    await other.close()
    await service.close()
  }
  return { service, other, close }
}
