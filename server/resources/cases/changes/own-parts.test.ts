import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseChanges, ChangePreview } from '#contract/changes.ts'
import { personAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { climb } from '#server/testing/cases.ts'
import { endPayment } from '#server/testing/orders.ts'
import { caseWithPart } from '#server/testing/sealed-part.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

/** A case that is looked at, of which one person said that their own part is right. */
async function lookedAt() {
  const part = await caseWithPart(service)
  const { founder, own, notary, declare } = part
  expect((await declare()).json()).toMatchObject({ state: 'complete' })
  await climb(founder, notary, 'checking_documents')
  const path = `${founder.own}/changes`
  return {
    ...{ founder, own, declare },
    preview: (patch: object) => founder.call('POST', `${path}/preview`, { payload: { patch } }),
    make: (patch: object, total: number) => founder.call('POST', path, { payload: { patch, total } }),
    read: async () => (await founder.call('GET', path)).json<CaseChanges>(),
    filler: async () => (await founder.call('GET', founder.path)).json().product_data.p2.filled_in_by,
    openAgain: () => own.call('PATCH', own.path, { payload: { answers: { place_of_issue: 'Elders' } } }),
    async link(): Promise<string> {
      const { open } = (await founder.call('GET', path)).json<CaseChanges>()
      const paid = await founder.call('POST', `${path}/payment`, { payload: { revision: open?.revision ?? 0 } })
      expect(paid.statusCode, paid.body).toBe(200)
      return paid.json<{ payment_link: string }>().payment_link
    },
  }
}

async function pay(link: string): Promise<void> {
  await endPayment(service, link, 'paid', { silent: true })
  await service.payments.payments.hear(link.split('/').at(-1) ?? '')
}

const { document_type, document_number, issue_date, expiration_date, place_of_issue, bsn, pep } = personAnswers(
  'Bram',
  '123456782',
)
/** Whoever ordered fills it in after all. */
const takenBack = {
  p2: {
    ...{ filled_in_by: 'customer', document_type, document_number, issue_date, expiration_date, place_of_issue },
    ...{ bsn, bsn_not_present: false, pep },
  },
}

test('who finished their own part is neither taken out nor filled in by another, also not for money', async () => {
  const { preview, make, read, filler } = await lookedAt()
  for (const patch of [takenBack, { p2: null }]) {
    for (const refused of [await preview(patch), await make(patch, 9_075)]) {
      expect([refused.statusCode, refused.json().errors]).toMatchObject([
        422,
        [{ code: 'own_part', path: 'p2.filled_in_by' }],
      ])
    }
  }
  expect([await filler(), (await read()).open]).toEqual(['self', null])
})

test('who is still busy is let go by a change, and what they sealed is gone', async () => {
  const { own, preview, make, filler, openAgain } = await lookedAt()
  await openAgain()
  const { cost } = (await preview(takenBack)).json<ChangePreview>()
  const made = await make(takenBack, cost.total)
  expect(made.statusCode, made.body).toBe(200)
  expect(await filler()).toBe('customer')
  expect((await own.call('GET', own.path)).statusCode).not.toBe(200)
  const row = await service.database.db
    .selectFrom('participants')
    .select(['part', 'sealed_key', 'ended_as'])
    .orderBy('ended_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
  expect(row).toEqual({ part: null, sealed_key: null, ended_as: 'taken_back' })
})

test('who finished while it was being paid stays, and what was paid goes back', async () => {
  const { declare, preview, make, read, filler, openAgain, link } = await lookedAt()
  await openAgain()
  const costly = { ...takenBack, main: { company_name: 'De Zilveren Lepel' } }
  const { cost } = (await preview(costly)).json<ChangePreview>()
  expect(cost.total).toBeGreaterThan(0)
  await make(costly, cost.total)
  const bank = await link()
  expect((await declare()).json()).toMatchObject({ state: 'complete' })
  await pay(bank)
  expect([await filler(), (await read()).last?.state]).toEqual(['self', 'returned'])
})
