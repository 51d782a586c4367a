import { expect, test } from 'vitest'
import { flows, productList } from '#domain/products/index.ts'
import { openTestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'

const paths = (behind: 'foundations' | undefined): readonly string[] =>
  productList
    .filter((product) => product.behind === behind)
    .map(({ name }) => `/api/${Object.entries(flows).find(([flow]) => flow === name)?.[1].api_path}`)

test.each([
  ['false', 404],
  ['true', 201],
] as const)('with FOUNDATIONS_ENABLED %s, beginning a foundation answers %d', async (setting, status) => {
  const service = await openTestApp({ settings: { FOUNDATIONS_ENABLED: setting } })
  try {
    const browser = openBrowser(service.app)
    expect(paths('foundations')).toHaveLength(2)
    for (const path of paths('foundations')) expect((await browser.call('POST', path)).statusCode).toBe(status)
    for (const path of paths(undefined)) expect((await browser.call('POST', path)).statusCode).toBe(201)
  } finally {
    await service.close()
  }
})
