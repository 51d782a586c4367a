import { describe, expect, test } from 'vitest'
import { checkPage, pageBlocks, type StoredContent } from '../content/index.ts'
import {
  blocksAt,
  contentAt,
  emptyBlock,
  withBlockAdded,
  withBlockDoubled,
  withBlockMoved,
  withBlockRemoved,
  withContentAt,
  withNewUids,
} from './editing.ts'

const counter = () => {
  let count = 0
  return () => {
    count += 1
    return `new${count}`
  }
}

const page = (): StoredContent => ({
  ...{ _uid: 'p', component: 'page', meta: { _uid: 'm', component: 'meta', title: 'T', description: 'D' } },
  body: [
    { _uid: 'h', component: 'hero', title: 'Kop' },
    {
      ...{ _uid: 'q', component: 'questions', title: 'Vragen' },
      questions: [{ _uid: '1', component: 'question', question: 'Een?' }],
    },
  ],
})

const uids = (content: StoredContent, list = 'body') => blocksAt(content, list).map(({ _uid }) => _uid)

test('what is written at a place changes nothing else', () => {
  const before = page()
  const after = withContentAt(before, 'body.1.questions.0.question', 'Twee?')
  expect([contentAt(before, 'body.1.questions.0.question'), contentAt(after, 'body.1.questions.0.question')]).toEqual([
    'Een?',
    'Twee?',
  ])
  expect(contentAt(after, 'body.0')).toBe(contentAt(before, 'body.0'))
  expect(Object.keys(withContentAt(before, 'body.0.title', undefined).body as object[])).toHaveLength(2)
  expect(contentAt(withContentAt(before, 'body.0.title', undefined), 'body.0')).toEqual({
    _uid: 'h',
    component: 'hero',
  })
  expect(contentAt(before, 'body.7.title.more')).toBeUndefined()
})

describe('blocks', () => {
  test.each([
    ['added', withBlockAdded(page(), 'body', 1, { _uid: 'n', component: 'notice' }), ['h', 'n', 'q']],
    ['removed', withBlockRemoved(page(), 'body', 0), ['q']],
    ['moved', withBlockMoved(page(), 'body', 0, 1), ['q', 'h']],
    ['not moved past the end', withBlockMoved(page(), 'body', 1, 2), ['h', 'q']],
    ['not moved past the beginning', withBlockMoved(page(), 'body', 0, -1), ['h', 'q']],
    ['doubled under another name', withBlockDoubled(page(), 'body', 1, counter()), ['h', 'q', 'new1']],
  ])('are %s', (_name, content, expected) => {
    expect(uids(content)).toEqual(expected)
  })

  test('a copy has names of its own all the way down', () => {
    const copy = withNewUids(page(), counter())
    expect(JSON.stringify(copy).match(/"_uid":"new\d"/g)).toHaveLength(5)
    expect(contentAt(copy, 'body.1.questions.0.question')).toBe('Een?')
  })

  test.each(pageBlocks)('an empty %s can be kept as a draft', (name) => {
    const content = { ...page(), body: [emptyBlock(name, counter())] }
    const { issues, content: kept } = checkPage(content)
    expect(issues.filter(({ weight }) => weight === 'refused')).toEqual([])
    expect(issues.filter(({ code }) => code === 'too_few')).toEqual([])
    expect(uids(kept)).toHaveLength(1)
  })
})
