import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'

test('a name of the specification that says what another field asks is kept as that field', async () => {
  const service = await openTestApp({ settings: { FOUNDATIONS_ENABLED: 'true' } })
  try {
    const browser = openBrowser(service.app)
    const { uuid } = (await browser.call('POST', '/api/stichting')).json()
    const save = (payload: object) => browser.call('PATCH', `/api/stichting/${uuid}`, { payload })

    const saved = await save({ main: { president: 'p2', email: 'bestuur@example.nl' } })
    expect(saved.json().product_data).toMatchObject({
      main: { email: 'bestuur@example.nl' },
      p2: { foundation_role: 'chairman' },
    })
    expect(saved.json().product_data.main).not.toHaveProperty('president')
    expect((await save({ main: { president: 'p1' } })).json().product_data.p2).not.toHaveProperty('foundation_role')

    const refused = await save({ main: { president: 'somebody' } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: 'main.president' }])
  } finally {
    await service.close()
  }
})
