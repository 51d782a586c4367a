import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const path = '/api/dutch_bv_incorporations'

test('the id and the slug of a membership never disagree, whichever is sent', async () => {
  const browser = openBrowser(service.app)
  const { uuid }: Questionnaire = (await browser.call('POST', path)).json()
  const after = async (main: NonNullable<QuestionnairePatch['main']>) => {
    const saved = await browser.call('PATCH', `${path}/${uuid}`, { payload: { main } })
    expect(saved.statusCode).toBe(200)
    const { upsell_package, upsell_package_type_id: id } = saved.json<Questionnaire>().product_data.main
    return [upsell_package, id]
  }
  expect(await after({ upsell_package_type_id: 3 })).toEqual(['professional_monthly', 3])
  expect(await after({ upsell_package: 'starter_yearly' })).toEqual(['starter_yearly', 2])
  expect(await after({ upsell_package: 'none' })).toEqual(['none', undefined])
  expect(await after({ upsell_package_type_id: 1 })).toEqual(['oprecht_membership_monthly', 1])
  expect(await after({ upsell_package: 'starter_yearly', upsell_package_type_id: 3 })).toEqual([
    'professional_monthly',
    3,
  ])
  expect(await after({ upsell_package_type_id: null })).toEqual(['professional_monthly', undefined])
  expect(await after({ upsell_package: null, upsell_package_type_id: 2 })).toEqual(['starter_yearly', 2])
})
