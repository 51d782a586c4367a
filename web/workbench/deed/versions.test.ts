import { expect, test } from 'vitest'
import { redline } from '#domain/documents/index.ts'
import { sampleDeed, sampleWork } from './deed.fixture.ts'
import { folded } from './folding.ts'
import { documentIn, usualPair, versionsOf } from './versions.ts'

const deed = sampleDeed(sampleWork)

test('from what the answers give to what is being worked on, which gets the next number', () => {
  const versions = versionsOf(deed)
  expect(versions.map(({ key, number }) => [key, number])).toEqual([
    ['generated', 0],
    ['1', 1],
    ['working', 2],
  ])
  expect(usualPair(versions)).toEqual(['1', 'working'])
})

test('before anything was sent one compares with what the answers give', () => {
  const versions = versionsOf({ ...deed, versions: deed.versions.slice(0, 1) })
  expect(versions.at(-1)?.number).toBe(1)
  expect(usualPair(versions)).toEqual(['generated', 'working'])
})

test('where an answer was changed since it was paid for, that is what one sees until something was sent', () => {
  const first = { ...deed, versions: deed.versions.slice(0, 1), paid: deed.generated }
  expect(usualPair(versionsOf(first))).toEqual(['paid', 'working'])
  expect(usualPair(versionsOf({ ...deed, paid: deed.generated }))).toEqual(['1', 'working'])
})

test('what did not change is folded, unless something is open in it', () => {
  const [, sent, working] = versionsOf(deed)
  const [from, to] = [documentIn(sent, 'deed'), documentIn(working, 'deed')]
  if (!from || !to) throw new Error('a deed')
  const [opening, articles] = redline(from, to).parts
  const shown = (part: typeof opening) =>
    part ? folded(part).map((one) => (one.kind === 'article' ? one.article.id : one.articles.length)) : []
  // The clerk is still to be filled in, and one of the founders moved.
  expect(shown(opening)).toEqual(['heading', 'founders', 2])
  expect(shown(articles).slice(0, 4)).toEqual([1, 'name_and_seat', 'objects', 5])
})
