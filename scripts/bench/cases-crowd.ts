import { gapsIn, replayed } from '#server/testing/case-history.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import type { Figure } from './figure.ts'
import type { WholeService } from './whole-service.ts'

const actors = 20
const each = 6

const asked = [
  { action: 'hold', method: 'POST', at: '/actions', payload: { action: 'hold', reason: 'no_reply_from_customer' } },
  { action: 'lift', method: 'POST', at: '/actions', payload: { action: 'lift' } },
  { action: 'check_documents', method: 'POST', at: '/actions', payload: { action: 'check_documents' } },
  { action: 'revert', method: 'POST', at: '/actions', payload: { action: 'revert', note: 'Terug' } },
  { action: 'note', method: 'POST', at: '/comments', payload: { text: 'Voor onszelf', internal: true } },
  { action: 'record_handler', method: 'PATCH', at: '', payload: { handler: 'me' } },
] as const

/** Clerks who all act on one case without looking: whatever was acknowledged is in its history, once and in its place. */
export async function crowd(service: WholeService, where: string): Promise<Figure[]> {
  const founder = await founderWithCase(service)
  const clerks = await Promise.all(Array.from({ length: actors }, () => staffMember(service, founder.office)))
  const [first] = clerks
  if (first === undefined) throw new Error('Nobody came.')
  await climb(founder, first, 'submitted_mix')
  const before = await historyOf(service, founder.questionnaire)
  const done = new Map<string, number>()
  let refused = 0
  await Promise.all(
    clerks.map(async (clerk, place) => {
      for (let turn = 0; turn < each; turn++) {
        const { action, method, at, payload } = asked[(place + turn) % asked.length] ?? asked[0]
        const { statusCode, body } = await clerk.call(method, `${founder.case}${at}`, { payload })
        if (statusCode < 300) done.set(action, (done.get(action) ?? 0) + 1)
        else if (statusCode === 409) refused += 1
        else throw new Error(`${action} was answered with ${statusCode}: ${body}`)
      }
    }),
  )
  const { lines, found } = await historyOf(service, founder.questionnaire)
  const fresh = lines.slice(before.lines.length)
  const wrong = asked.map(({ action }) =>
    Math.abs(fresh.filter((line) => line.action === action).length - (done.get(action) ?? 0)),
  )
  const state = replayed(lines)
  const astray = state.status === found.status && state.hold === found.hold ? 0 : 1
  const all = [...done.values()].reduce((sum, count) => sum + count, 0)
  const figure = { budget: 0, unit: '' as const }
  return [
    {
      ...figure,
      what: `${where}: ${actors} at one case, actions lost or done twice`,
      measured: wrong.reduce((sum, count) => sum + count, 0),
      of: `${all} done, ${refused} told that it cannot be`,
    },
    {
      ...figure,
      what: `${where}: ${actors} at one case, gaps in its history`,
      measured: gapsIn(lines, found) + astray,
      of: `${lines.length} lines`,
    },
  ]
}

async function historyOf({ database: { db } }: WholeService, questionnaire: string) {
  const found = await db
    .selectFrom('cases')
    .select(['uuid', 'status', 'hold'])
    .where('questionnaire', '=', questionnaire)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('case_events')
    .selectAll()
    .where('case_uuid', '=', found.uuid)
    .orderBy('id')
    .execute()
  return { found, lines }
}
