import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredContent } from '../content/index.ts'
import { contentChanges, sameContent } from './comparing.ts'
import { type MergeSide, mergeContent } from './merging.ts'

const question = (uid: string, more: object = {}) => ({ _uid: uid, component: 'question', question: uid, ...more })
const notice = (uid: string, more: object = {}) => ({ _uid: uid, component: 'notice', tone: 'information', ...more })
const page = (...body: object[]): StoredContent => ({
  ...{ _uid: 'p', component: 'page', body },
  meta: { _uid: 'm', component: 'meta', title: 'Titel' },
})
const withTitle = (title: string, english?: string): StoredContent => ({
  ...page(),
  meta: { _uid: 'm', component: 'meta', title, ...(english && { title__i18n__en: english }) },
})
const hero = (more: object = {}) => ({ _uid: 'h', component: 'hero', title: 'Kop', text: 'Tekst', ...more })
const list = (...questions: object[]) => page({ _uid: 'q', component: 'questions', title: 'Vragen', questions })
const later = { _uid: 'x', component: 'carousel', slides: [1, 2] }

const uids = ({ body }: StoredContent) => (body as StoredContent[]).map(({ _uid }) => _uid)

describe('two who wrote at once', () => {
  test.each([
    ['nobody changed anything', withTitle('A'), withTitle('A'), withTitle('A'), withTitle('A')],
    ['only I did', withTitle('A'), withTitle('B'), withTitle('A'), withTitle('B')],
    ['only they did', withTitle('A'), withTitle('A'), withTitle('C'), withTitle('C')],
    ['both wrote the same', withTitle('A'), withTitle('B'), withTitle('B'), withTitle('B')],
    ['each a language', withTitle('A', 'A'), withTitle('B', 'A'), withTitle('A', 'C'), withTitle('B', 'C')],
    [
      'each a field',
      page(hero()),
      page(hero({ title: 'B' })),
      page(hero({ text: 'C' })),
      page(hero({ title: 'B', text: 'C' })),
    ],
    [
      'I emptied a field',
      page(hero()),
      page({ _uid: 'h', component: 'hero', title: 'Kop' }),
      page(hero({ ratings: true })),
      page({ _uid: 'h', component: 'hero', title: 'Kop', ratings: true }),
    ],
    [
      'each a block',
      page(hero()),
      page(hero(), notice('a')),
      page(notice('b'), hero()),
      page(notice('b'), hero(), notice('a')),
    ],
    [
      'I removed what they left alone',
      page(hero(), notice('a')),
      page(hero()),
      page(hero({ title: 'C' }), notice('a')),
      page(hero({ title: 'C' })),
    ],
    [
      'I moved, they wrote',
      page(hero(), notice('a')),
      page(notice('a'), hero()),
      page(hero({ title: 'C' }), notice('a')),
      page(notice('a'), hero({ title: 'C' })),
    ],
    [
      'they moved, I added',
      page(hero(), notice('a')),
      page(hero(), notice('n'), notice('a')),
      page(notice('a'), hero()),
      page(notice('a'), hero(), notice('n')),
    ],
    [
      'each a question',
      list(question('1')),
      list(question('1'), question('2')),
      list(question('1', { question: 'C' })),
      list(question('1', { question: 'C' }), question('2')),
    ],
    ['a block that nobody knows stays', page(later), page(later, hero()), page(later), page(later, hero())],
  ])('%s', (_name, base, mine, theirs, expected) => {
    const { content, conflicts } = mergeContent({ base, mine, theirs })
    expect(conflicts).toEqual([])
    expect(sameContent(content, expected), JSON.stringify(content)).toBe(true)
  })

  const choose = (base: StoredContent, mine: StoredContent, theirs: StoredContent, side: MergeSide) => {
    const { conflicts } = mergeContent({ base, mine, theirs })
    const chosen = Object.fromEntries(conflicts.map(({ place }) => [place.key, side]))
    return { conflicts, ...{ content: mergeContent({ base, mine, theirs }, chosen).content } }
  }

  test.each([
    ['the same field', withTitle('A'), withTitle('B'), withTitle('C'), 'value', 'meta//title:nl'],
    ['words in what they removed', page(hero()), page(hero({ title: 'B' })), page(), 'removed', 'body/h/:nl'],
    ['words in what I removed', page(hero()), page(), page(hero({ title: 'C' })), 'removed', 'body/h/:nl'],
    [
      'another order',
      page(notice('a'), notice('b'), notice('c')),
      page(notice('c'), notice('a'), notice('b')),
      page(notice('b'), notice('a'), notice('c')),
      'order',
      'body:nl',
    ],
    [
      'a block that nobody knows',
      page(later),
      page({ ...later, slides: [1] }),
      page({ ...later, slides: [2] }),
      'value',
      'body/x/:nl',
    ],
  ] as const)('both changed %s: who chooses, decides', (_name, base, mine, theirs, kind, key) => {
    const kept = choose(base, mine, theirs, 'mine')
    expect(kept.conflicts.map(({ place, ...conflict }) => [conflict.kind, place.key])).toEqual([[kind, key]])
    expect(sameContent(kept.content, mine)).toBe(true)
    expect(sameContent(choose(base, mine, theirs, 'theirs').content, theirs)).toBe(true)
  })

  test('what was chosen for a place leaves the others as they were merged', () => {
    const base = page(hero(), notice('a'))
    const mine = page(hero({ title: 'B', text: 'B' }), notice('a'))
    const theirs = page(hero({ title: 'C', text: 'C', ratings: true }), notice('a'), notice('b'))
    const { content } = mergeContent({ base, mine, theirs }, { 'body/h/text:nl': 'theirs' })
    expect(content.body).toMatchObject([{ title: 'B', text: 'C', ratings: true }, { _uid: 'a' }, { _uid: 'b' }])
  })

  const words = fc.constantFrom('', 'een', 'twee', 'drie')
  const block = fc.record({ _uid: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: words, text: words })
  const pages = fc
    .uniqueArray(block, { selector: ({ _uid }) => _uid, maxLength: 5 })
    .map((rows) => page(...rows.map((row) => ({ component: 'hero', ...row }))))

  test('what one side alone changed is never lost, and nobody is in a page twice', () => {
    fc.assert(
      fc.property(pages, pages, pages, (base, mine, theirs) => {
        expect(sameContent(mergeContent({ base, mine, theirs: base }).content, mine)).toBe(true)
        expect(sameContent(mergeContent({ base, mine: base, theirs }).content, theirs)).toBe(true)
        const { content } = mergeContent({ base, mine, theirs })
        expect(new Set(uids(content)).size).toBe(uids(content).length)
        const added = uids(theirs).filter((uid) => !uids(base).includes(uid))
        expect(uids(content)).toEqual(expect.arrayContaining(added))
      }),
    )
  })
})

describe('what changed between two versions', () => {
  test.each([
    ['nothing', page(hero()), page(hero()), []],
    [
      'nothing but the order of keys',
      page(hero()),
      page({ text: 'Tekst', title: 'Kop', component: 'hero', _uid: 'h' }),
      [],
    ],
    ['a field, by language', withTitle('A', 'A'), withTitle('A', 'B'), ['value meta//title:en']],
    ['a switch', page(hero({ ratings: false })), page(hero({ ratings: true })), ['value body/h/ratings:nl']],
    ['a block came', page(hero()), page(notice('a'), hero()), ['added body/a/:nl']],
    ['a block went', page(notice('a'), hero()), page(hero()), ['removed body/a/:nl']],
    ['two changed places', page(notice('a'), hero()), page(hero(), notice('a')), ['order body:nl']],
    [
      'a question in a block',
      list(question('1')),
      list(question('1', { question: 'B' })),
      ['value body/q/questions/1/question:nl'],
    ],
    ['a block that nobody knows', page(later), page({ ...later, slides: [] }), ['value body/x/:nl']],
  ])('%s', (_name, before, after, expected) => {
    expect(contentChanges(before, after).map(({ kind, place }) => `${kind} ${place.key}`)).toEqual(expected)
  })

  test('says on which block something stands, and as which of them', () => {
    const [change] = contentChanges(
      list(question('1'), question('2')),
      list(question('1'), question('2', { question: 'B' })),
    )
    expect(change?.place.way).toEqual([
      { component: 'questions', number: 1 },
      { component: 'question', number: 2 },
    ])
  })
})
