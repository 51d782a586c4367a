import { describe, expect, test } from 'vitest'
import { eq, yes } from '../conditions/index.ts'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { beside } from './beside.ts'
import { documentChangesBetween, gapsIn, touchedBy } from './compare.ts'
import { compose } from './compose.ts'
import { loadTemplates } from './load.ts'
import { plainText } from './plain-text.ts'
import type { Material, Shape, Template, Texts } from './template.ts'

const sets = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }

const parsed = parseDutchDate('15-11-2026')
if (!parsed) throw new Error('a real day')
const today = parsed

/** Only the flow makes these; here they are made by hand. */
const answers = (main: Answers['main'], p1: Answers['p1'] = {}, p2: Answers['p2'] = {}): RelevantAnswers =>
  ({ main, p1: { active: true, ...p1 }, p2, p3: {}, p4: {} }) as unknown as RelevantAnswers

const shape: Shape = {
  name: 'trial',
  version: 1,
  dates: 'words',
  parts: [
    {
      id: 'part',
      articles: [
        { id: 'name', numbered: true, clauses: [{ id: 'name' }] },
        {
          id: 'care',
          numbered: true,
          when: yes('main.caregiver'),
          clauses: [{ id: 'one' }, { id: 'two', when: eq('main.industry', 'health') }],
        },
        {
          id: 'people',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'person', form: 'item', each: 'people' },
            { id: 'place', form: 'item', each: 'people', when: yes('shareholder.pep') },
            { id: 'end' },
          ],
        },
      ],
    },
  ],
}

const texts: Texts = {
  title: 'Stuk van {main.company_name}',
  parts: {
    part: {
      title: null,
      articles: {
        name: { title: 'Naam', plain: 'De naam.', clauses: { name: 'Zij heet {shout}. Zie {ref:people.end}.' } },
        care: { title: 'Zorg', clauses: { one: 'Een.', two: 'Twee.' } },
        people: {
          title: 'Mensen',
          clauses: {
            intro: '{main.export_products?Wel|Geen} uitvoer:',
            person: '{p.lastname}{last?.|;}',
            place: 'te {p.location}',
            end: 'Op {p1_birth}.',
          },
        },
      },
    },
  },
}

const material: Material = {
  facts: () => ({}),
  loops: {
    people: ({ world }) =>
      (['p1', 'p2'] as const).filter((key) => world.answers[key].active === true).map((key) => ({ id: key, at: key })),
  },
  values: {
    shout: ({ world }) => {
      const name = world.answers.main.company_name
      return name === undefined
        ? { gap: 'main.company_name' }
        : { text: `${name.toUpperCase()} B.V.`, fields: ['main.company_name'] }
    },
    p1_birth: () => ({ blank: 'deed_day' }),
  },
}

const template: Template = { shape, texts, language: sets.nl.deed.language, material }

const full = answers(
  { company_name: 'Vos', caregiver: true, industry: 'health', export_products: true },
  { lastname: 'de Vries', pep: true, location: 'Sneek' },
  { active: true, lastname: 'Jansen', pep: false },
)

test('numbers, letters, turns and references come out of the answers', () => {
  expect(plainText(compose(template, full, { today }))).toBe(
    [
      'Stuk van Vos',
      '',
      'Artikel 1. Naam',
      'Zij heet VOS B.V. Zie artikel 3 lid 2.',
      '',
      'Artikel 2. Zorg',
      '1. Een.',
      '2. Twee.',
      '',
      'Artikel 3. Mensen',
      '1. Wel uitvoer:',
      '   a. de Vries;',
      '   b. te Sneek',
      '   c. Jansen.',
      '2. Op [datum].',
      '',
    ].join('\n'),
  )
})

test('without an article the rest moves up, and so do references', () => {
  const text = plainText(compose(template, answers({ company_name: 'Vos' }), { today }))
  expect(text).toContain('Zie artikel 2 lid 2.')
  expect(text).not.toContain('Zorg')
})

test('every run knows where it came from', () => {
  const { parts } = compose(template, full, { today })
  const runs = parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses.flatMap((one) => one.runs)))
  expect(runs).toContainEqual({ kind: 'computed', text: 'VOS B.V.', fields: ['main.company_name'] })
  expect(runs).toContainEqual({ kind: 'answer', text: 'de Vries', field: 'p1.lastname' })
  expect(runs).toContainEqual({ kind: 'answer', text: 'Wel', field: 'main.export_products' })
  expect(runs).toContainEqual({ kind: 'blank', text: 'datum', name: 'deed_day' })
})

test('what is not known is a gap with its question', () => {
  const document = compose(template, answers({}), { today })
  expect(gapsIn(document)).toEqual(['main.company_name', 'main.export_products', 'p1.lastname'])
  expect(plainText(document)).toContain('Zij heet [naam van de vennootschap].')
})

describe('an answer is felt', () => {
  const document = compose(template, full, { today })

  test.each([
    ['main.company_name', { articles: ['name'], clauses: ['name.name'] }],
    ['main.caregiver', { articles: ['care'], clauses: [] }],
    ['main.industry', { articles: ['care'], clauses: ['care.two'] }],
    ['p1.lastname', { articles: ['people'], clauses: ['people.person@p1'] }],
    ['p2.lastname', { articles: ['people'], clauses: ['people.person@p2'] }],
    ['p1.pep', { articles: ['people'], clauses: ['people.place@p1'] }],
    ['main.email', { articles: [], clauses: [] }],
  ] as const)('%s', (path, touched) => {
    expect(touchedBy(document, path)).toEqual(touched)
  })
})

test('a change is told by clause, and not where only numbers move', () => {
  const after = answers({ company_name: 'Wolf', export_products: true }, { lastname: 'de Vries', pep: true }, {})
  expect(documentChangesBetween(compose(template, full, { today }), compose(template, after, { today }))).toEqual({
    changed: ['name.name', 'people.person@p1', 'people.place@p1'],
    added: [],
    removed: ['care.one', 'care.two', 'people.person@p2'],
  })
})

test('a filled gap is a change even when it says the same', () => {
  const named = answers({ company_name: 'naam van de vennootschap' })
  const before = compose(sets.nl.deed, answers({}), { today })
  expect(documentChangesBetween(before, compose(sets.nl.deed, named, { today })).changed).toEqual([
    'name_and_seat.name',
  ])
})

test('a translation stands beside each clause', () => {
  const [dutch, english] = [sets.nl.poa, sets.en.poa].map((one) =>
    compose(one ?? template, full, { today, translated: true }),
  )
  if (!dutch || !english) throw new Error('two languages')
  const both = beside(dutch, english)
  expect(both.languages).toEqual(['nl', 'en'])
  const grantor = both.parts[0]?.articles[1]
  const [clause] = grantor?.clauses ?? []
  expect(clause?.runs).toEqual([{ kind: 'text', text: 'De ondergetekende:' }])
  expect(clause?.beside?.runs).toEqual([{ kind: 'text', text: 'The undersigned:' }])
  expect(grantor?.plain).toBe(english.parts[0]?.articles[1]?.plain)
})

test('a public document does not get what is private', () => {
  const spying: Template = {
    ...template,
    shape: {
      ...shape,
      public: true,
      parts: [{ id: 'part', articles: [{ id: 'spy', clauses: [{ id: 'spy', each: 'people' }] }] }],
    },
    texts: {
      title: 'x',
      parts: {
        part: {
          title: null,
          articles: { spy: { title: null, clauses: { spy: '{p.bsn} {p.document_type} {p.birthdate}' } } },
        },
      },
    },
  }
  const told = answers({}, { bsn: '123456782', document_type: 'passport', birthdate: today })
  expect(plainText(compose(spying, told, { today }))).toContain(
    '[burgerservicenummer] [soort identiteitsbewijs] vijftien november tweeduizend zesentwintig',
  )
})

test.each([
  ['a value nobody knows', 'Dit is {unheard_of}.'],
  ['a choice nobody knows', 'Dit is {unheard_of?zo|niet}.'],
  ['a reference to nothing', 'Zie {ref:nowhere}.'],
])('%s is a mistake in the template', (_, text) => {
  const wrong: Template = { ...template, texts: { ...texts, title: text } }
  expect(() => compose(wrong, full, { today })).toThrow()
})
