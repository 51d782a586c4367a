import { describe, expect, test } from 'vitest'
import { documentNames, templateSets } from '../blueprint/index.ts'
import { type Condition, fieldsIn, splitRef } from '../conditions/index.ts'
import { fieldOf } from '../questions/index.ts'
import { loadTemplates, localesOf } from './load.ts'
import { privateKeys } from './privacy.ts'
import type { Template } from './template.ts'
import { type TextToken, tokensOf } from './write.ts'

const sets = (
  await Promise.all(
    templateSets.flatMap((set) =>
      localesOf(set).map(async (locale) => ({ set, locale, templates: await loadTemplates(set, locale) })),
    ),
  )
).flat()
const templates = sets.flatMap(({ set, locale, templates }) =>
  documentNames.flatMap((name) => {
    const template = templates[name]
    return template ? [[`${set} ${name} (${locale})`, template] as const] : []
  }),
)

const textsOf = ({ texts }: Template): readonly string[] => [
  texts.title,
  ...Object.values(texts.parts).flatMap((part) => [
    part.title ?? '',
    ...Object.values(part.articles).flatMap((article) => [
      article.title ?? '',
      ...Object.values(article.clauses).flatMap((text) => (typeof text === 'string' ? [text] : [...text])),
    ]),
  ]),
]

const flat = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.flatMap((token) => (token.kind === 'choice' ? [token, ...flat(token.yes), ...flat(token.no)] : [token]))

const tokensIn = (template: Template): readonly TextToken[] => textsOf(template).flatMap((text) => flat(tokensOf(text)))

const named = (template: Template): readonly string[] =>
  tokensIn(template).flatMap((token) => (token.kind === 'value' || token.kind === 'choice' ? [token.name] : []))

const conditionsOf = ({ shape }: Template): readonly Condition[] =>
  [
    shape.provisional,
    ...shape.parts.flatMap((part) => [
      part.when,
      ...part.articles.flatMap((article) => [
        article.when,
        ...article.clauses.flatMap(({ when, choice }) => [when, choice?.when]),
      ]),
    ]),
  ].filter((one) => one !== undefined)

const scopeOf = (place: string | undefined) => (place === 'main' ? 'main' : 'shareholder')

/** Every field that a template prints, chooses by or asks for in a condition. */
const fieldsNamed = (template: Template): readonly { readonly place: string; readonly key: string }[] => [
  ...named(template)
    .filter((name) => name.includes('.'))
    .map((name) => ({ place: name.slice(0, name.indexOf('.')), key: name.slice(name.indexOf('.') + 1) })),
  ...conditionsOf(template)
    .flatMap(fieldsIn)
    .map(splitRef)
    .filter(({ place }) => place !== 'form'),
]

describe.each(templates)('%s', (_, template) => {
  const { shape, language, material, texts } = template

  test('names only fields that exist', () => {
    for (const { place, key } of fieldsNamed(template)) expect(fieldOf(scopeOf(place), key)?.key).toBe(key)
  })

  test('names only values that the material knows', () => {
    const known = new Set(Object.keys(material.values))
    const values = tokensIn(template).filter((token) => token.kind === 'value' && !token.name.includes('.'))
    expect(values.filter((token) => token.kind === 'value' && !known.has(token.name))).toEqual([])
  })

  test('goes round loops that exist', () => {
    const loops = shape.parts.flatMap((part) => [
      part.each,
      ...part.articles.flatMap((article) => [article.each, ...article.clauses.map(({ each }) => each)]),
    ])
    for (const loop of loops) if (loop !== undefined) expect(Object.keys(material.loops)).toContain(loop)
  })

  test('refers only to what stands in it', () => {
    const ids = shape.parts.flatMap(({ articles }) =>
      articles.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => `${id}.${clause.id}`)]),
    )
    for (const token of tokensIn(template)) if (token.kind === 'reference') expect(ids).toContain(token.to)
  })

  test('refers to nothing that may be left out where it is referred to', () => {
    const pieces = shape.parts.flatMap((part) =>
      part.articles.flatMap((article) => {
        const given: readonly unknown[] = [part.when, article.when]
        const said = texts.parts[part.id]?.articles[article.id]
        const whole = { id: article.id, given, texts: [said?.title ?? ''] }
        return [
          whole,
          ...article.clauses.map((clause) => ({
            id: `${article.id}.${clause.id}`,
            given: [...given, clause.when, clause.choice],
            texts: [said?.clauses[clause.id] ?? ''].flat(),
          })),
        ]
      }),
    )
    for (const { id, given, texts } of pieces) {
      const references = texts.flatMap((text) => flat(tokensOf(text))).filter((token) => token.kind === 'reference')
      for (const { to } of references) {
        const unsure = pieces.find((piece) => piece.id === to)?.given.filter((one) => one && !given.includes(one))
        expect([id, to, unsure]).toEqual([id, to, []])
      }
    }
  })

  test('has a word for everything that can be missing and every option it prints', () => {
    for (const name of named(template)) {
      const [place, key = ''] = name.split('.')
      const field = name.includes('.') ? fieldOf(scopeOf(place), key) : undefined
      if (!field) continue
      if (field.kind !== 'checkbox') expect(Object.keys(language.missing)).toContain(key)
      for (const option of field.options ?? []) expect(Object.keys(language.options[key] ?? {})).toContain(option)
    }
  })

  test('has words for every choice of the notary', () => {
    const clauses = shape.parts.flatMap(({ articles }) => articles.flatMap((article) => article.clauses))
    for (const { choice } of clauses)
      if (choice) expect(Object.keys(language.choices[choice.name] ?? {})).toContain(choice.option)
  })

  test('says of every article what it comes down to', () => {
    for (const part of Object.values(texts.parts))
      for (const [id, article] of Object.entries(part.articles))
        expect([id, article.plain?.trim()]).not.toEqual([id, undefined])
  })

  test('is tidy: no doubled spaces, straight quotes or spaces before a stop', () => {
    for (const text of textsOf(template)) expect(text).not.toMatch(/ {2}|['"]| [.,;:]|^\s|\s$/)
  })

  test('has no id twice', () => {
    const ids = shape.parts.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { articles } of shape.parts)
      for (const { clauses } of articles) expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  })
})

describe('what anyone may read', () => {
  const open = templates.filter(([, template]) => template.shape.public)

  test('is the deed, and what the notary keeps with it', () => {
    const kept = ['deed', 'poa', 'company_power', 'ratification'] as const
    const names = sets.flatMap(({ set, locale, templates }) =>
      kept.filter((name) => templates[name]).map((name) => `${set} ${name} (${locale})`),
    )
    expect(open.map(([name]) => name)).toEqual(names)
  })

  test.each(open)('%s names nothing that is private', (_, template) => {
    expect(fieldsNamed(template).filter(({ key }) => privateKeys.has(key))).toEqual([])
  })

  test('private is what the law says', () => {
    expect([...privateKeys].sort()).toEqual([
      'bankruptcy',
      'bankruptcy_persons',
      'bankruptcy_settled',
      'bsn',
      'bsn_not_present',
      'criminal_record_status',
      'document_number',
      'document_type',
      'expiration_date',
      'issue_date',
      'pep',
      'place_of_issue',
    ])
  })
})

test('both languages have the same words to offer', () => {
  const languageIn = (wanted: string) => {
    const found = sets.find(({ locale }) => locale === wanted)
    if (!found) throw new Error(`nothing is made in ${wanted}`)
    return found.templates.deed.language
  }
  const [dutch, english] = [languageIn('nl'), languageIn('en')]
  for (const list of ['missing', 'blanks', 'phrases'] as const)
    expect(Object.keys(english[list])).toEqual(Object.keys(dutch[list]))
  for (const list of ['options', 'choices'] as const)
    for (const [key, options] of Object.entries(dutch[list]))
      expect(Object.keys(english[list][key] ?? {})).toEqual(Object.keys(options))
})
