import { expect, test } from 'vitest'
import type { WrittenStory } from '#contract/admin-stories.ts'
import type { StoredContent } from '#domain/content/index.ts'
import { withContentAt } from '#domain/editing/index.ts'
import { ApiError } from '#web/api/index.ts'
import { createPageDraft, type DraftPorts } from './draft.ts'

const content: StoredContent = {
  ...{ _uid: 'p', component: 'page', meta: { _uid: 'm', component: 'meta', title: 'T', description: 'D' } },
  body: [{ _uid: 'h', component: 'hero', title: 'Kop', text: 'Tekst' }],
}

const version = (revision: number, more: object = {}) => ({
  ...{ number: 2, revision, name: 'Pagina', note: '', live_from: null, is_live: false },
  ...{ made_at: '2026-11-18T10:00:00.000Z', made_by: 'Roos Vermeulen' },
  ...more,
})

const story = (revision: number, said: StoredContent = content): WrittenStory => ({
  ...{ uuid: 's', hidden: false, versions: [version(revision)], addresses: [], content: said },
  ...{ issues: [], linked_from: [], broken: [] },
})

const title = (said: StoredContent, text: string) => withContentAt(said, 'body.0.title', text)
const intro = (said: StoredContent, text: string) => withContentAt(said, 'body.0.text', text)

type Write = DraftPorts['write']

/** A draft whose time goes by when the test says so. */
function begin(write: Write, kept: { text: string | null } = { text: null }) {
  let due: (() => void) | null = null
  const draft = createPageDraft(story(1), {
    ...{ write, now: () => '2026-11-18T10:41:00.000Z' },
    after: (work) => {
      due = work
      return () => {
        due = null
      }
    },
    kept: {
      read: () => kept.text,
      put: (text) => {
        kept.text = text
      },
    },
  })
  draft.subscribe(() => undefined)
  const wait = async () => {
    due?.()
    await draft.flush()
  }
  return { draft, wait, kept }
}

const keeps: Write = async (_story, { revision, content: said }) => story(revision + 1, said)
const refuses =
  (status: number, body: unknown = null): Write =>
  () =>
    Promise.reject(new ApiError(status, [], body))
const staleBy = (said: StoredContent) =>
  refuses(409, { errors: [{ code: 'conflict', message: '', current: { version: version(7), content: said } }] })

test('what is typed is saved by itself, over the version that was seen', async () => {
  const sent: unknown[] = []
  const { draft, wait } = begin((uuid, body) => {
    sent.push([uuid, body.number, body.revision])
    return keeps(uuid, body)
  })
  draft.change(title(content, 'Nieuw'), 'title')
  expect(draft.get().saving).toBe('waiting')
  await wait()
  draft.change(title(content, 'Nieuwer'), 'title')
  await wait()
  expect([draft.get().saving, draft.get().savedAt]).toEqual(['saved', '2026-11-18T10:41:00.000Z'])
  expect(sent).toEqual([
    ['s', 2, 1],
    ['s', 2, 2],
  ])
})

test('what is undone is saved as well, and back where it was there is nothing to save', async () => {
  const { draft, wait } = begin(keeps)
  draft.change(title(content, 'Nieuw'))
  draft.undo()
  expect([draft.get().saving, draft.get().canRedo]).toEqual(['saved', true])
  draft.redo()
  await wait()
  expect(draft.get().story.content).toMatchObject({ body: [{ title: 'Nieuw' }] })
})

test.each([
  ['offline', refuses(0)],
  ['failed', refuses(500)],
] as const)('%s: the text stays, in this browser too, and is sent again', async (state, write) => {
  let isDown = true
  const { draft, wait, kept } = begin((uuid, body) => (isDown ? write(uuid, body) : keeps(uuid, body)))
  draft.change(title(content, 'Nieuw'))
  await wait()
  expect([draft.get().saving, draft.get().content]).toMatchObject([state, { body: [{ title: 'Nieuw' }] }])
  const again = begin(keeps, { text: kept.text })
  expect(again.draft.get().content).toMatchObject({ body: [{ title: 'Nieuw' }] })
  isDown = false
  await wait()
  expect([draft.get().saving, kept.text]).toEqual(['saved', null])
})

test('what cannot be kept is not sent, and is said at its place', async () => {
  const { draft } = begin(() => Promise.reject(new Error('It is not asked.')))
  draft.change(title(content, 'x'.repeat(200)))
  expect(draft.get().saving).toBe('refused')
  expect(draft.get().issues.find(({ weight }) => weight === 'refused')).toMatchObject({ path: 'body.0.title' })
})

test('two who changed something else go together without a question', async () => {
  let isFirst = true
  const { draft, wait } = begin((uuid, body) => {
    const answer = isFirst ? staleBy(intro(content, 'Van Roos'))(uuid, body) : keeps(uuid, body)
    isFirst = false
    return answer
  })
  draft.change(title(content, 'Van mij'))
  await wait()
  expect(draft.get()).toMatchObject({
    ...{ saving: 'saved', mergedWith: 'Roos Vermeulen', seen: { number: 2, revision: 8 } },
    content: { body: [{ title: 'Van mij', text: 'Van Roos' }] },
  })
})

test.each([
  ['mine, by field', 'mine', 'Van mij'],
  ['theirs, by field', 'theirs', 'Van Roos'],
  ['all of theirs', 'take', 'Van Roos'],
  ['over theirs', 'overwrite', 'Van mij'],
] as const)('two who changed the same: %s', async (_name, choice, expected) => {
  let isFirst = true
  const { draft, wait } = begin((uuid, body) => {
    const answer = isFirst ? staleBy(title(content, 'Van Roos'))(uuid, body) : keeps(uuid, body)
    isFirst = false
    return answer
  })
  draft.change(title(content, 'Van mij'))
  await wait()
  const { conflict } = draft.get()
  expect(conflict?.conflicts).toMatchObject([{ mine: 'Van mij', theirs: 'Van Roos' }])
  const key = conflict?.conflicts[0]?.place.key ?? ''
  if (choice === 'take') draft.takeTheirs()
  else if (choice === 'overwrite') draft.overwrite()
  else draft.merge({ [key]: choice })
  await wait()
  expect(draft.get()).toMatchObject({ saving: 'saved', conflict: null, content: { body: [{ title: expected }] } })
})
