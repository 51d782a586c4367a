import { onTestFinished } from 'vitest'
import { openTestApp, type TestApp, type TestAppOptions } from './app-open.ts'

/** The whole service for one test, closed when the test is over. */
export async function buildTestApp(options?: TestAppOptions): Promise<TestApp> {
  const service = await openTestApp(options)
  onTestFinished(() => service.close())
  return service
}
