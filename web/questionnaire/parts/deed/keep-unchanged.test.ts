import { expect, test } from 'vitest'
import type { ComposedDocument } from '#domain/documents/index.ts'
import type { MainAnswers } from '#domain/questions/index.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { sampleDeed } from './samples.ts'

const articlesOf = ({ parts }: ComposedDocument) => parts.flatMap(({ articles }) => articles)

/** The articles of the second that are not the very ones of the first. */
function fresh(before: ComposedDocument, after: ComposedDocument): readonly string[] {
  const earlier = new Set(articlesOf(before))
  return articlesOf(keepUnchanged(before, after))
    .filter((article) => !earlier.has(article))
    .map(({ id }) => id)
}

test.each(['dutch-bv', 'english-bv'] as const)('%s: a key makes few articles anew', async (flow) => {
  const before = await sampleDeed(flow, { company_name: 'Bakkerij' })
  const after = await sampleDeed(flow, { company_name: 'Bakkerij Z' })
  expect(fresh(before, await sampleDeed(flow, { company_name: 'Bakkerij' }))).toEqual([])
  expect(keepUnchanged(before, after)).toEqual(after)
  const changed = fresh(before, after)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(articlesOf(after).length / 3)
})

test.each<MainAnswers>([
  { representation: 'one_signature' },
  { financial_year_end: 'this_year' },
  { number_of_shares: 1000 },
  { distribution_of_shares: 'custom' },
])('the text is that of the new document, whatever changed: %j', async (main) => {
  const after = await sampleDeed('dutch-bv', main)
  expect(keepUnchanged(await sampleDeed('dutch-bv'), after)).toEqual(after)
})

test('an article that says something else keeps its very heading', async () => {
  const before = await sampleDeed('dutch-bv', { company_name: 'Bakkerij' })
  const after = await sampleDeed('dutch-bv', { company_name: 'Bakkerij Z' })
  const named = (document: ComposedDocument) => articlesOf(document).find(({ id }) => id === 'name_and_seat')
  const [old, kept] = [named(before), named(keepUnchanged(before, after))]
  expect(kept).not.toBe(old)
  expect(kept?.title).toBe(old?.title)
})
