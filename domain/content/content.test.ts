import { describe, expect, test } from 'vitest'
import { contentPath, isSafeAddress, isSlug, isTaken, pageAt, slugOf } from './address.ts'
import { blockFields, pageBlocks } from './blocks.ts'
import { checkPage, type StoredContent } from './check.ts'
import { withFacts } from './facts.ts'
import { contentLinks } from './links.ts'
import { hasEnglish, inLanguage, readPage } from './reading.ts'
import { cleanRichText, wordsOfText } from './rich-text.ts'

const words = (text: string, href?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text, ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }) }],
    },
  ],
})

const question = (nl: string, en?: string) => ({
  _uid: `q-${nl.length}`,
  component: 'question',
  question: nl,
  answer: words(`Antwoord op ${nl}`),
  ...(en === undefined ? {} : { question__i18n__en: en, answer__i18n__en: words(`Answer to ${en}`) }),
})

const questions = (...rows: readonly object[]) => ({
  _uid: 'b-1',
  component: 'questions',
  title: 'Vragen',
  title__i18n__en: 'Questions',
  contact: false,
  questions: rows,
})

const page = (...body: readonly object[]): StoredContent => ({
  _uid: 'p',
  component: 'page',
  meta: {
    _uid: 'm',
    component: 'meta',
    title: 'Een pagina',
    title__i18n__en: 'A page',
    description: 'Waar het over gaat',
    description__i18n__en: 'What it is about',
  },
  body,
})

const saidOf = (content: unknown) =>
  checkPage(content).issues.map(({ path, locale, code }) => `${path} ${locale} ${code}`)

describe('a page that was written', () => {
  test('that is whole has nothing to be said of it', () => {
    const whole = page(questions(question('Wat?', 'What?')))
    expect(checkPage(whole)).toEqual({ content: { ...whole, body: [whole.body].flat() }, issues: [] })
  })

  test('in Dutch only says at each place what English misses', () => {
    expect(saidOf(page(questions(question('Wat?'))))).toEqual([
      'body.0.questions.0.question en missing_translation',
      'body.0.questions.0.answer en missing_translation',
    ])
  })

  test.each([
    ['no page', 'x', [' nl wrong_type']],
    ['nothing', null, [' nl wrong_type']],
    ['a list', [], [' nl wrong_type']],
    ['a block of a later version', page({ _uid: 'x', component: 'carousel' }), ['body.0 nl unknown_block']],
    [
      'a block where it may not stand',
      page({ _uid: 'x', component: 'point', icon: 'deed', title: 'T', title__i18n__en: 'T' }),
      ['body.0 nl not_here'],
    ],
    [
      'a text that is a number',
      page({ ...questions(question('Wat?', 'What?')), title: 4 }),
      ['body.0.title nl wrong_type', 'body.0.title nl required'],
    ],
    ['no questions', page(questions()), ['body.0.questions nl too_few']],
    [
      'a text without end',
      page({ ...questions(question('Wat?', 'What?')), title: 'é'.repeat(121) }),
      ['body.0.title nl too_long', 'body.0.title nl required'],
    ],
    [
      'a link that runs a script',
      page({
        _uid: 'c',
        component: 'call_to_action',
        title: 'T',
        title__i18n__en: 'T',
        buttons: [{ _uid: 'k', component: 'button', label: 'L', label__i18n__en: 'L', address: 'javascript:alert(1)' }],
      }),
      ['body.0.buttons.0.address nl unsafe_address', 'body.0.buttons.0.address nl required'],
    ],
    [
      'a price that somebody typed',
      page({ ...questions(question('Wat?', 'What?')), text: 'Voor € 399', text__i18n__en: 'From {price.dutch-bv}' }),
      ['body.0.text nl typed_amount'],
    ],
    [
      'a fact that nobody knows',
      page({ ...questions(question('Wat?', 'What?')), text: 'Voor {prijs}', text__i18n__en: 'x' }),
      ['body.0.text nl unknown_fact'],
    ],
    [
      'a picture without words',
      page({
        _uid: 'h',
        component: 'hero',
        title: 'T',
        title__i18n__en: 'T',
        picture: { file: 'foto-1', alt: ' ' },
        picture__i18n__en: { file: 'foto-1', alt: 'A desk' },
      }),
      ['body.0.picture nl no_alt_text'],
    ],
  ])('with %s is told so at its place', (_name, content, expected) => {
    expect(saidOf(content)).toEqual(expected)
  })

  test('keeps a block of a later version as it came', () => {
    const later = { _uid: 'x', component: 'carousel', slides: [{ a: 1 }] }
    expect(checkPage(page(later)).content.body).toEqual([later])
  })
})

describe('what is read', () => {
  test('leaves out what has no English, and no more', () => {
    const content = page(questions(question('Eerste?', 'First?'), question('Tweede vraag?')))
    const [nl, en] = (['nl', 'en'] as const).map((locale) => readPage(inLanguage(content, locale), {}))
    const asked = (shown: typeof nl) =>
      shown?.body.flatMap((block) =>
        block.component === 'questions' ? block.questions.map((row) => row.question) : [],
      )
    expect([asked(nl), asked(en)]).toEqual([['Eerste?', 'Tweede vraag?'], ['First?']])
    expect([nl?.meta.title, en?.meta.title]).toEqual(['Een pagina', 'A page'])
  })

  test('that was never translated is Dutch for everybody', () => {
    const content = { _uid: 'r', component: 'reviews_story', text: 'Goed' }
    expect([hasEnglish(content), inLanguage(content, 'en')]).toEqual([false, content])
  })

  test('is nothing where the block is unknown or where something it names is not known today', () => {
    const content = page(
      { _uid: 'x', component: 'carousel' },
      { ...questions(question('Wat?', 'What?')), text: 'Vanaf {price.dutch-bv}' },
    )
    expect(readPage(inLanguage(content, 'nl'), {})?.body).toMatchObject([{ component: 'questions', text: null }])
    expect(readPage(inLanguage(content, 'nl'), { 'price.dutch-bv': '€ 577,89' })?.body).toMatchObject([
      { text: 'Vanaf € 577,89' },
    ])
  })

  test.each([undefined, null, 'x', [], { component: 'page' }, { component: 'reviews' }])(
    'is no page: %j',
    (content) => {
      expect(readPage(content, {})).toBeNull()
    },
  )
})

test('running text keeps what is allowed, and says when it left something out', () => {
  const cleaned = cleanRichText({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Kop' }] },
      { type: 'html', content: '<script>alert(1)</script>' },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Veilig',
            marks: [{ type: 'link', attrs: { href: '/bv-oprichten' } }, { type: 'bold' }],
          },
          { type: 'text', text: ' en niet', marks: [{ type: 'link', attrs: { href: 'java\tscript:alert(1)' } }] },
          { type: 'image', attrs: { src: 'x' } },
        ],
      },
      {
        type: 'bullet_list',
        content: [{ type: 'list_item', content: [{ type: 'paragraph' }] }, { type: 'paragraph' }],
      },
    ],
  })
  expect(cleaned.dropped).toBe(true)
  expect(cleaned.text.content).toEqual([
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Kop' }] },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Veilig',
          marks: [{ type: 'link', attrs: { href: '/bv-oprichten', linktype: 'story' } }, { type: 'bold' }],
        },
        { type: 'text', text: ' en niet' },
      ],
    },
    { type: 'bullet_list', content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [] }] }] },
  ])
  expect(wordsOfText(cleaned.text)).toBe('Kop\nVeilig en niet\n')
})

test.each([
  ['/bv-oprichten', true],
  ['https://www.kvk.nl/', true],
  ['mailto:hallo@oprecht.example', true],
  ['#vragen', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://plain.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['bv-oprichten', false],
  ['', false],
  [`/${'a'.repeat(500)}`, false],
])('an address %j may be linked to: %j', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe)
})

test.each([
  ['/bv-oprichten', { slug: 'bv-oprichten', locale: 'nl' }],
  ['/bv-oprichten/', { slug: 'bv-oprichten', locale: 'nl' }],
  ['/en/incorporate-dutch-bv', { slug: 'incorporate-dutch-bv', locale: 'en' }],
  ['/woordenlijst/holding', { slug: 'woordenlijst/holding', locale: 'nl' }],
  ['/en', null],
  ['/', null],
  ['/api/x', null],
  ['/en/admin', null],
  ['/a/b/c/d/e', null],
  ['/.env', null],
  ['/wp-login.php', null],
  ['/Å', null],
])('the path %s is the page %j', (path, expected) => {
  expect(pageAt(path)).toEqual(expected)
})

test('a slug is made of a name, and leads where it says', () => {
  expect(slugOf(' Één BV oprichten: hoe & wat? ')).toBe('een-bv-oprichten-hoe-wat')
  expect([isSlug(''), isSlug('a--b'), isSlug('a/b'), isTaken('admin/x'), isTaken('administratie')]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect([contentPath('x', 'nl'), contentPath('x', 'en')]).toEqual(['/x', '/en/x'])
})

test('a text with facts', () => {
  expect(withFacts('Bij {brand} vanaf {price.holding}', { brand: 'Oprecht', 'price.holding': '€ 1' })).toBe(
    'Bij Oprecht vanaf € 1',
  )
  expect(withFacts('Bij {onbekend}', {})).toBeNull()
})

test('the links of a page are found in both languages, each at its place', () => {
  const content = page({
    ...questions({
      ...question('Wat?', 'What?'),
      answer: words('hier', '/een'),
      answer__i18n__en: words('here', '/two'),
    }),
  })
  expect(contentLinks(content)).toEqual([
    { path: 'body.0.questions.0.answer', locale: 'nl', address: '/een' },
    { path: 'body.0.questions.0.answer', locale: 'en', address: '/two' },
  ])
})

test('every block that stands in another exists', () => {
  for (const fields of Object.values(blockFields)) {
    for (const field of Object.values(fields)) {
      if (field.kind === 'blocks') for (const name of field.of) expect(Object.keys(blockFields)).toContain(name)
    }
  }
  expect(new Set(pageBlocks).size).toBe(pageBlocks.length)
})
