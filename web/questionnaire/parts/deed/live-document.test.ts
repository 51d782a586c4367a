import { expect, test } from 'vitest'
import { firstSaying } from '#domain/documents/index.ts'
import { makeLiveDocument } from './live-document.ts'
import { sampleDeed } from './samples.ts'

const named = (company_name: string) => sampleDeed('dutch-bv', { company_name })

test('a key changes what it touches, lights it up, and leaves what the document consists of as it is', async () => {
  const live = makeLiveDocument(await named('Bakkerij'))
  const before = live.now()
  let told = 0
  const stop = live.subscribe(() => {
    told += 1
  })
  const document = await named('Bakkerij Z')
  live.write(document)
  const after = live.now()
  expect(told).toBe(1)
  expect(after.document).toEqual(document)
  expect(after.outline).toBe(before.outline)
  expect(after.round).toBe(before.round + 1)
  expect([...after.glowing]).toContain('name_and_seat.name')
  stop()
  live.write(await named('Bakkerij'))
  expect(told).toBe(1)
})

test('an article is told of its own changes only', async () => {
  const live = makeLiveDocument(await named('Bakkerij'))
  const told: string[] = []
  for (const part of live.now().document.parts) {
    for (const { id } of part.articles) live.subscribeTo(part.id, id, () => told.push(`${part.id} ${id}`))
  }
  live.write(await named('Bakkerij Z'))
  live.write(await named('Bakkerij Z'))
  expect(told).toEqual(['articles name_and_seat'])
})

test('what says the same lights nothing up', async () => {
  const live = makeLiveDocument(await named('Bakkerij'))
  const { round, document, outline } = live.now()
  live.write(await named('Bakkerij'))
  expect(live.now()).toMatchObject({ round, outline })
  expect(live.now().document.title).toBe(document.title)
  expect(live.now().document.parts).toEqual(document.parts)
  expect(live.now().document.parts.every((part, place) => part === document.parts[place])).toBe(true)
})

test('an article that comes or goes makes another outline, whose other parts are the very same', async () => {
  const live = makeLiveDocument(await sampleDeed('dutch-bv', { industry: 'wholesale' }))
  const { outline } = live.now()
  const document = await sampleDeed('dutch-bv', { industry: 'health', caregiver: true })
  live.write(document)
  const names = document.parts.map(({ articles }) => articles.map(({ id }) => id))
  expect(live.now().outline.parts.map(({ articles }) => articles)).toEqual(names)
  expect(live.now().outline).not.toBe(outline)
  expect(live.now().outline.parts.filter((part) => outline.parts.includes(part)).length).toBeGreaterThan(0)
})

test('what was written before anybody looked is lit from the start', async () => {
  const { glowing, round } = makeLiveDocument(await named('Bakkerij'), 'name_and_seat.name').now()
  expect([[...glowing], round]).toEqual([['name_and_seat.name'], 1])
})

test.each([
  ['main.company_name', true],
  ['main.headquarters', true],
  ['main.email', false],
  ['p1.email', false],
  // It is said in the objects what its industry does.
  ['main.industry', true],
  // This decides about clauses, and stands in none.
  ['p1.type', false],
] as const)('%s can be read in the deed: %s', async (field, isThere) => {
  const document = await named('Bakkerij')
  expect(firstSaying(document, field) !== undefined).toBe(isThere)
})
