import { describe, expect, test } from 'vitest'
import { type Field, fieldKinds, possibleIssues, scopes } from '../fields/index.ts'
import { issueCodes } from '../issues/index.ts'
import { countryCodes, listSeparator, searchList, statelessCode, unservedCountries } from '../lists/index.ts'
import { allFields } from '../questions/index.ts'
import { countryOptions } from './country-options.ts'
import { en } from './en/index.ts'
import { fieldText, issueText, optionText } from './field-text.ts'
import { nl } from './nl/index.ts'
import type { AnyFieldText, Messages } from './texts.ts'

const languages = [
  ['nl', nl],
  ['en', en],
] as const

const fileOf = (locale: string, field: Field): string => {
  const files: Readonly<Record<string, string>> = { main: 'main-fields.ts', shareholder: 'shareholder-fields.ts' }
  return `domain/messages/${locale}/${files[field.scope] ?? 'form-fields.ts'}`
}

const textOf = (messages: Messages, field: Field): Partial<AnyFieldText> =>
  (messages.fields[field.scope] as Readonly<Record<string, AnyFieldText>>)[field.key] ?? {}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

describe.each(languages)('%s', (locale, messages) => {
  test('every field has a label', () => {
    const missing = allFields
      .filter((field) => isBlank(textOf(messages, field).label))
      .map((field) => `add a label for ${field.scope}.${field.key} in ${fileOf(locale, field)}`)
    expect(missing).toEqual([])
  })

  test('every option has words, and no words are left for an option that is gone', () => {
    const wrong = allFields.flatMap((field) => {
      const { options = {}, optionHelp = {} } = textOf(messages, field)
      const known: readonly string[] = field.options ?? []
      return [
        ...known
          .filter((option) => isBlank(options[option]))
          .map((option) => `add the option ${option} to ${field.scope}.${field.key} in ${fileOf(locale, field)}`),
        ...[...Object.keys(options), ...Object.keys(optionHelp)]
          .filter((option) => !known.includes(option))
          .map((option) => `remove the option ${option} from ${field.scope}.${field.key} in ${fileOf(locale, field)}`),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('every mistake a field can name has a sentence', () => {
    const missing = allFields.flatMap((field) =>
      possibleIssues(field)
        .filter((code) => isBlank(issueText(messages, field, { code })))
        .map(
          (code) => `add ${code}, which ${field.scope}.${field.key} can give, to domain/messages/${locale}/issues.ts`,
        ),
    )
    expect(missing).toEqual([])
    expect(Object.keys(messages.issues).toSorted()).toEqual([...issueCodes].toSorted())
  })

  test('no sentence waits for a value that its rule does not give', () => {
    const open = allFields.flatMap((field) => {
      const values = Object.fromEntries([
        ...(field.rules ?? []).map((rule) => [rule.code, rule.values ?? {}] as const),
        ['too_long', { max: 1 }] as const,
      ])
      return possibleIssues(field)
        .map((code) => issueText(messages, field, { code, ...(values[code] ? { values: values[code] } : {}) }))
        .filter((sentence) => /[{}]/.test(sentence))
        .map((sentence) => `${field.scope}.${field.key}: ${sentence}`)
    })
    expect(open).toEqual([])
  })

  test('a field has its own sentence only for a mistake it can give', () => {
    const idle = allFields.flatMap((field) =>
      Object.keys(textOf(messages, field).issues ?? {})
        .filter((code) => !possibleIssues(field).some((possible) => possible === code))
        .map((code) => `${field.scope}.${field.key} never gives ${code}: ${fileOf(locale, field)}`),
    )
    expect(idle).toEqual([])
  })

  test('every kind that can be required asks for an answer in its own way, or in general words', () => {
    for (const kind of fieldKinds) expect(isBlank(messages.required[kind] ?? messages.issues.required)).toBe(false)
  })

  test('the sensitive ones say why they are asked', () => {
    for (const key of ['bsn', 'document_number', 'pep'] as const) {
      expect(isBlank(messages.fields.shareholder[key].why)).toBe(false)
    }
  })

  test('texts are tidy: no double spaces, straight apostrophes inside words, or spaces at the ends', () => {
    const all = (value: unknown): readonly string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(all)
          : []
    const texts = all([messages.fields, messages.issues, messages.required, messages.answers])
    expect(texts.filter((text) => / {2}|^\s|\s$|\w'\w/.test(text))).toEqual([])
  })

  test('every country has a name and a nationality, and no two have one name', () => {
    const names = countryCodes.map((code) => messages.countries[code].name)
    expect(names.some(isBlank)).toBe(false)
    expect(new Set(names).size).toBe(names.length)
    expect(countryCodes.some((code) => isBlank(messages.countries[code].nationality))).toBe(false)
  })
})

test('both languages know the same fields', () => {
  for (const scope of scopes) {
    expect(Object.keys(nl.fields[scope]).toSorted()).toEqual(Object.keys(en.fields[scope]).toSorted())
  }
})

test('both languages help with the same questions', () => {
  const helped = (messages: Messages) =>
    allFields
      .filter((field) => !isBlank(textOf(messages, field).help) || !isBlank(textOf(messages, field).why))
      .map((field) => `${field.scope}.${field.key}`)
  expect(helped(nl)).toEqual(helped(en))
})

describe('fieldText', () => {
  const field = { scope: 'main', key: 'company_name' } as const

  test('speaks of what is being founded', () => {
    expect(fieldText(nl, field).label).toBe('Hoe gaat je BV heten?')
    expect(fieldText(nl, field, 'foundation').label).toBe('Hoe gaat de stichting heten?')
    expect(fieldText(nl, field, 'conversion').label).toBe('Hoe gaat je BV heten?')
    expect(fieldText(en, field, 'transfer').label).toContain('transferred')
  })

  test('a field without words is a bug', () => {
    expect(() => fieldText(nl, { scope: 'main', key: 'constructor_name' })).toThrow('main.constructor_name')
  })
})

describe('issueText', () => {
  const find = (key: string): Field => {
    const field = allFields.find((one) => one.key === key && one.scope === 'shareholder')
    if (!field) throw new Error(key)
    return field
  }

  test.each([
    ['birthdate', { code: 'date' }, 'Vul een geboortedatum in als 14-03-1985'],
    ['issue_date', { code: 'date' }, 'Vul een bestaande datum in als 31-12-2025'],
    ['pep', { code: 'required' }, 'Kies ja of nee'],
    ['shares', { code: 'at_most', values: { max: 4 } }, 'Vul 4 of een lager getal in'],
    [
      'ubos',
      { code: 'at_most', values: { max: 4 } },
      'Vul 4 of een lager getal in. Zijn het er meer? Neem dan contact met ons op',
    ],
  ] as const)('%s %j', (key, issue, expected) => {
    expect(issueText(nl, find(key), issue)).toBe(expected)
  })

  test('options and yes and no have words', () => {
    expect(optionText(nl, find('marital_status'), 'married')).toBe('Getrouwd')
    expect(optionText(nl, find('pep'), true)).toBe('Ja')
    expect(optionText(en, find('pep'), false)).toBe('No')
  })
})

describe('countryOptions', () => {
  const labels = (list: ReturnType<typeof countryOptions>) =>
    list.map((one) => (one === listSeparator ? one : one.label))

  test('the neighbours first, then the separator, then by name', () => {
    const list = labels(countryOptions(nl, { by: 'name' }))
    expect(list.slice(0, 8)).toEqual([
      'Nederland',
      'België',
      'Duitsland',
      'Frankrijk',
      'Verenigd Koninkrijk',
      listSeparator,
      'Afghanistan',
      'Åland',
    ])
    expect(list).toHaveLength(251)
  })

  test('nationalities: those that exist, and stateless at the end', () => {
    const list = countryOptions(en, { by: 'nationality' })
    expect(labels(list).slice(0, 2)).toEqual(['Dutch', 'Belgian'])
    expect(list.at(-1)).toEqual({ value: statelessCode, label: 'Stateless' })
    expect(list.some((one) => one !== listSeparator && one.value === 'AX')).toBe(false)
  })

  test('leaves out where we cannot help', () => {
    const list = countryOptions(nl, { by: 'name', without: unservedCountries })
    expect(list.some((one) => one !== listSeparator && one.value === 'KP')).toBe(false)
  })

  test.each([
    [nl, 'name', 'belgie', 'BE'],
    [nl, 'name', "cote d'ivoire", 'CI'],
    [nl, 'name', 'ivoorkust', 'CI'],
    [en, 'name', 'Cote d Ivoire', 'CI'],
    [en, 'name', 'ivory coast', 'CI'],
    [nl, 'name', 'engeland', 'GB'],
    [nl, 'name', 'Wit-Rusland', 'BY'],
    [en, 'name', 'czech republic', 'CZ'],
    [en, 'name', 'holland', 'NL'],
    [en, 'name', 'curacao', 'CW'],
    [nl, 'nationality', 'turkse', 'TR'],
    [nl, 'nationality', 'turkije', 'TR'],
    [en, 'nationality', 'german', 'DE'],
  ] as const)('$0.locale by $1: $2 finds $3', (messages, by, query, code) => {
    const entries = countryOptions(messages, { by }).filter((one) => one !== listSeparator)
    expect(searchList(entries, query).fitting[0]?.value).toBe(code)
  })

  test.each([
    ['iran', 'IR'],
    ['noord-k', 'KP'],
  ])('a country that is not served is found by its own name: %s', (query, code) => {
    const entries = countryOptions(nl, { by: 'name' }).filter((one) => one !== listSeparator)
    expect(searchList(entries, query)).toMatchObject({ fitting: [{ value: code }], near: [] })
  })

  test('a slip fits nothing, and may have been meant', () => {
    const entries = countryOptions(nl, { by: 'name' }).filter((one) => one !== listSeparator)
    expect(searchList(entries, 'duitslant')).toMatchObject({ fitting: [], near: [{ value: 'DE' }] })
  })
})
