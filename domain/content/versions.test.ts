import { expect, test } from 'vitest'
import { versionsAt } from './versions.ts'

const now = new Date('2026-12-03T09:00:00Z')
const moments = {
  past: '2026-12-01T09:00:00Z',
  recent: '2026-12-03T08:00:00Z',
  soon: '2026-12-05T09:00:00Z',
  later: '2026-12-07T09:00:00Z',
}

test.each([
  ['nothing', [], null, [], null],
  ['a first draft', ['draft'], null, [], 1],
  ['one that is live', ['past'], 1, [], null],
  ['a draft of the next', ['past', 'draft'], 1, [], 2],
  ['one that is planned', ['past', 'later'], 1, [2], null],
  ['a draft over a plan', ['past', 'later', 'draft'], 1, [2], 3],
  ['a plan that came true', ['past', 'recent'], 2, [], null],
  ['a plan that something newer overtook', ['past', 'later', 'recent'], 3, [], null],
  ['two plans, the sooner first', ['past', 'later', 'soon'], 1, [3, 2], null],
  ['what was live longer but is newer', ['recent', 'past'], 2, [], null],
] as const)('%s', (_what, versions, live, planned, draft) => {
  const all = versions.map((moment, at) => ({ number: at + 1, live_from: moment === 'draft' ? null : moments[moment] }))
  const found = versionsAt(all.toReversed(), now)
  expect([found.live?.number ?? null, found.planned.map(({ number }) => number), found.draft?.number ?? null]).toEqual([
    live,
    planned,
    draft,
  ])
})
