import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseRow } from '#contract/case-queue.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type StaffMember, staffMember } from '#server/testing/cases.ts'

let service: TestApp
let clerk: StaffMember
let support: StaffMember

/** Sixty that are open and sixty that are closed: the first of each has the oldest day. */
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  ;[clerk, support] = [await staffMember(service, 1), await staffMember(service)]
  await service.database.inTransaction(async (tx) => {
    await sql`
      create temporary table filling on commit drop as
      select n, gen_random_uuid() as uuid, gen_random_uuid() as other, n <= 60 as open from generate_series(1, 120) n`.execute(
      tx,
    )
    await sql`
      insert into questionnaires (uuid, flow, visitor, answers, created_at, updated_at)
      select uuid, 'dutch-bv', uuid, '{}', now(), now() from filling`.execute(tx)
    await sql`
      insert into orders (uuid, questionnaire, account, flow, quote, payment_amount, payable_price, answers_hash, price_book,
        billing, created_at, updated_at)
      select other, uuid, uuid, 'dutch-bv', '{}', 1, 1, '', '2026-01-01', '{}', now(), now() from filling`.execute(tx)
    await sql`
      insert into cases (uuid, order_uuid, questionnaire, status, since, created_at, number, office, since_day, due,
        waiting_on, flow, company_name, people)
      select uuid, other, uuid, case when open then 'submitted_mix' when n % 2 = 0 then 'canceled' else 'finalized' end,
        now(), now(), '2025-' || lpad(n::text, 5, '0'), 1 + n % 2, '2026-01-01'::date + n,
        case when open then '2026-11-01'::date + n end, case when open then 'notary' else 'nobody' end, 'dutch-bv',
        'Banketbakkerij Jansen-Smit.nl ' || n, 'Zoë de Vries'
      from filling`.execute(tx)
  })
})
afterAll(() => service.close())

type Page = { readonly data: readonly CaseRow[]; readonly next: string | null }

const page = async (who: StaffMember, query: string): Promise<Page> =>
  (await who.call('GET', `/api/notary/cases?${query}`)).json()

/** Everything, a page at a time. */
async function walk(who: StaffMember, query: string): Promise<number[]> {
  const numbers: number[] = []
  for (let next: string | null = ''; next !== null; ) {
    const found: Page = await page(who, `${query}${next && `&cursor=${next}`}`)
    numbers.push(...found.data.map(({ number }) => Number(number.slice(5))))
    next = found.next
  }
  return numbers
}

const from = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, place) => first + place * step)

describe('the queue', () => {
  test('has what is open, the oldest term first, a page at a time', async () => {
    const first = await page(support, '')
    expect(first.data).toHaveLength(50)
    expect(await walk(support, '')).toEqual(from(1, 60, 1))
    expect(await walk(clerk, '')).toEqual(from(2, 60, 2))
  })

  test('has what is closed for who asks, the newest first', async () => {
    expect(await walk(support, 'waiting_on=nobody')).toEqual(from(120, 61, -1))
    expect(await walk(support, 'status=finalized')).toEqual(from(119, 61, -2))
    expect(await walk(clerk, 'waiting_on=nobody')).toEqual(from(120, 62, -2))
  })

  test('counts what is open', async () => {
    const counted = (await clerk.call('GET', '/api/notary/queue')).json()
    // Due from the third of November to the first of January, today being the fifteenth.
    expect(counted).toMatchObject({ late: 6, due_today: 1, mine: 0 })
    expect(counted.counts).toEqual([{ status: 'submitted_mix', waiting_on: 'notary', cases: 30 }])
  })

  test('refuses a place that it did not give', async () => {
    const { next } = await page(support, '')
    const uuid = next?.slice(-36)
    for (const cursor of [
      '1',
      `2026-11-01_${uuid}`,
      `open_2026-99-01_${uuid}`,
      `open_2026-11-01Tx_${uuid}`,
      'open_2026-11-01_1',
    ]) {
      const { statusCode } = await support.call('GET', `/api/notary/cases?cursor=${cursor}`)
      expect([cursor, statusCode]).toEqual([cursor, 422])
    }
  })
})

describe('a search', () => {
  test('goes through what is open, then through what is closed', async () => {
    expect(await walk(support, 'search=jansen')).toEqual([...from(1, 60, 1), ...from(120, 61, -1)])
    expect(await walk(clerk, 'search=jansen')).toEqual([...from(2, 60, 2), ...from(120, 62, -2)])
  })

  test.each([
    ['a part of a word, of what is open', 'bakkerij&status=submitted_mix', 60],
    ['words that begin so, in whatever order', 'vri ban 119', 1],
    ['with signs in them', 'jansen-smit.nl (61)', 1],
    ['with letters of another language', 'ZOË&waiting_on=nobody', 60],
    ['a number', '2025-00077', 1],
    ['what nobody is called', 'pietersen', 0],
    ['signs alone', `%_'\\:*&waiting_on=nobody`.replace('%', '%25'), 0],
    ['nothing', ' ', 60],
  ])('%s', async (_, search, found) => {
    expect(await walk(support, `search=${search.replaceAll(' ', '%20')}`)).toHaveLength(found)
  })
})
