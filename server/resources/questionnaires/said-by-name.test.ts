import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeAnswers, personAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

test('what is in the way is said by the name of whom it concerns, with nothing left open', async () => {
  const browser = openBrowser(service.app)
  const path = '/api/dutch_bv_incorporations'
  const address = `${path}/${(await browser.call('POST', path)).json().uuid}`
  const bankrupt = { bankruptcy: true, bankruptcy_persons: ['p2' as const], bankruptcy_settled: false }
  await browser.call('PATCH', address, {
    payload: {
      ...completeAnswers,
      main: { ...completeAnswers.main, ...bankrupt },
      p1: { ...completeAnswers.p1, shares: 60 },
      p2: { ...personAnswers('Bram', '123456782'), shares: 60 },
    },
  })
  const { errors } = (await browser.call('POST', `${address}/complete`)).json()
  const blocker = errors.find(({ code }: { code: string }) => code === 'bankruptcy')
  expect(blocker).toMatchObject({ person: 'p2', message: 'Bram kan nu niet meedoen' })
  for (const { message } of errors) expect(message).not.toMatch(/[{}…]/)
})
