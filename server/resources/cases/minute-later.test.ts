import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTNER_TRADEMARK_EMAIL: 'merken@partner.example' },
  })
})
afterAll(() => service.close())

// Lists are read anew every minute, by whoever is the first to need them: also in the middle of a transaction.
test('what is done more than a minute after anything else is done as well', async () => {
  const founder = await founderWithCase(service, {
    patch: { main: { upsell_package_type_product_ids: ['trademark-check'] } },
  })
  const [notary, support] = [await staffMember(service, founder.office), await staffMember(service)]
  const desk = atDesk(notary, founder.case)
  const later = () => service.clock.advance(61_000)
  const own = `${founder.own}/services/trademark-check`
  await founder.call('POST', own, { payload: { consent: true } })
  await climb(founder, notary, 'checking_documents')
  const { check } = await desk.read()
  later()
  const checked = await notary.call('PUT', `${founder.case}/check`, {
    payload: { funds: 'Spaargeld', revision: check.revision },
  })
  expect(checked.statusCode).toBe(200)
  later()
  const sent = await support.call('POST', `${founder.case}/services/trademark-check`, { payload: { action: 'send' } })
  expect(sent.statusCode).toBe(200)
  await climb(founder, notary, 'uploading_fca')
  await desk.fillBlanks()
  const { concept } = await desk.act({ action: 'send_concept' })
  later()
  expect((await founder.act({ action: 'approve_concept', hash: concept?.hash ?? '' })).statusCode).toBe(200)
})
