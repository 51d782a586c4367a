import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, type FounderWithCase, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { mailsTo, refusedBy } from '#server/testing/mails.ts'

let service: TestApp
let refused: Set<string>
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  refused = refusedBy(service)
})
afterAll(() => service.close())

const hold = { action: 'hold', reason: 'no_reply_from_customer' } as const
/** A case of which the founder did not hear. */
async function unheard(): Promise<FounderWithCase> {
  const founder = await founderWithCase(service)
  await service.jobs.drain()
  refused.add(founder.email)
  await atDesk(await staffMember(service, founder.office), founder.case).act(hold)
  await service.jobs.drain()
  refused.delete(founder.email)
  return founder
}
const told = async ({ email }: FounderWithCase) =>
  (await mailsTo(service, email)).filter(({ kind }) => kind === 'case_on_hold')

describe('a mail that nobody gets', () => {
  test('is on the case for the office and support, without the address, and not for the founder', async () => {
    const founder = await unheard()
    for (const staff of [await staffMember(service, founder.office), await staffMember(service)]) {
      const read = await staff.call('GET', founder.case)
      expect(read.json().undelivered).toMatchObject([{ party: 'founder', kind: 'case_on_hold' }])
      expect(JSON.stringify(read.json().undelivered)).not.toContain(founder.email)
      expect(read.json().history.at(-1)).toMatchObject({ action: 'mail_undelivered', role: null, reason: 'founder' })
    }
    expect(JSON.stringify(await founder.look())).not.toContain('undelivered')
  })

  test('is sent again with one click, once', async () => {
    const founder = await unheard()
    const notary = await staffMember(service, founder.office)
    const [lost] = (await notary.call('GET', founder.case)).json().undelivered
    const again = () => notary.call('POST', `${founder.case}/mails/${lost.id}`)
    const both = await Promise.all([again(), again()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    await service.jobs.drain()
    expect(await told(founder)).toHaveLength(1)
    expect((await notary.call('GET', founder.case)).json().undelivered).toBeUndefined()
  })

  test('goes by itself to a new address', async () => {
    const founder = await unheard()
    const email = `nieuw-${founder.email}`
    await service.database.db.updateTable('accounts').set({ email }).where('email', '=', founder.email).execute()
    service.clock.advance(3_600_000)
    await service.jobs.plan()
    await service.jobs.drain()
    expect(await told({ ...founder, email })).toHaveLength(1)
    const support = await staffMember(service)
    expect((await support.call('GET', founder.case)).json().undelivered).toBeUndefined()
  })

  test('of another case cannot be sent from here', async () => {
    const [one, other] = [await unheard(), await unheard()]
    const support = await staffMember(service)
    const [lost] = (await support.call('GET', other.case)).json().undelivered
    expect((await support.call('POST', `${one.case}/mails/${lost.id}`)).statusCode).toBe(404)
  })
})
