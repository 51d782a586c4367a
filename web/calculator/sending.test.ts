import { expect, test, vi } from 'vitest'
import { startCalculation } from '#domain/calculator/index.ts'
import { sendAnswers } from './sending.ts'

test('answers go on to the server when the page is left meanwhile', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  try {
    await sendAnswers('a', startCalculation('bv-product'), 3)
  } finally {
    vi.unstubAllGlobals()
  }
  const [, init] = fetched.mock.lastCall ?? []
  expect(init).toMatchObject({ method: 'PATCH', headers: { 'if-match': '"3"' }, keepalive: true })
})
