import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import type { Membership } from '#contract/reference.ts'
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

test('where nothing is chosen beforehand, a questionnaire begins without a membership and no membership says it is', async () => {
  const own = await openTestApp({ settings: { PRESELECT_MEMBERSHIP: 'false' } })
  onTestFinished(() => own.close())
  const browser = openBrowser(own.app)
  const begun: Questionnaire = (await browser.call('POST', path)).json()
  expect(begun.product_data.main).not.toHaveProperty('upsell_package')
  const moved = await browser.call('POST', `${path}/${begun.uuid}/transfer_to_english`)
  const english = await browser.call('GET', `/api/english_bv/${moved.json().uuid}`)
  expect(english.json<Questionnaire>().product_data.main).not.toHaveProperty('upsell_package')
  const completed = await browser.call('POST', `${path}/${begun.uuid}/complete`)
  expect(completed.json().errors).toContainEqual(expect.objectContaining({ path: 'main.upsell_package_type_id' }))
  const listed = await browser.call('GET', '/api/upsell_package_types?notary_product_type_slug=dutch-bv')
  expect(listed.json<Membership[]>().filter(({ preselected }) => preselected)).toEqual([])
})
