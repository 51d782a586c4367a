import fc from 'fast-check'
import { type Field, type FieldKind, shareholderKeys } from '#domain/fields/index.ts'
import { countryCodes, municipalities, nationalityCodes } from '#domain/lists/index.ts'
import { fieldsOf } from '#domain/questions/index.ts'

/** For the fuzz test: bodies as founders, broken programs and attackers send them. */

/** By kind of answer, where any text will not do. */
const goodTexts: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  date: ['14-03-1985', '1990-12-31'],
  bsn: ['111222333', '123456782'],
  kvk: ['12345678', '87654321'],
  postal_code: ['3511 AB', '1012ab'],
  document_number: ['NX1234561'],
  email: ['Anna@voorbeeld.nl', 'bram@voorbeeld.nl'],
  phone: ['+31612345678', '0612345678'],
  url: ['https://voorbeeld.nl'],
  vat_number: ['NL123456782B01'],
}

const anyText = [
  'Kade 12',
  'De Gouden Lepel',
  'van der Berg',
  '’s-Hertogenbosch 3',
  'Zoë Ångström 5',
  'Bakkerij Özil 7',
] as const

/** A value that may well be right. */
export const fitting = (field: Field): fc.Arbitrary<unknown> => {
  if (field.options) return fc.constantFrom(...field.options)
  switch (field.kind) {
    case 'yes_no':
    case 'checkbox':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 0, max: 200 })
    case 'money':
      return fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
    case 'country':
      return fc.constantFrom(...countryCodes)
    case 'nationality':
      return fc.constantFrom(...nationalityCodes)
    case 'municipality':
      return fc.constantFrom(...municipalities)
    case 'persons':
      return fc.subarray([...shareholderKeys])
    case 'reference':
      return fc.constantFrom(1, 2, 3, '1', 'none', 'starter_yearly')
    case 'references':
      return fc.subarray([101, 204, 'trademark-check'])
    default:
      // The one date that must lie ahead.
      if (field.key === 'expiration_date') return fc.constant('31-01-2030')
      return fc.constantFrom(...(goodTexts[field.kind] ?? anyText))
  }
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc4d\ud83d',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202eevil',
  'e\u0301'.repeat(300),
  '<script>alert(1)</script>',
  "'; drop table questionnaires; --",
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  '1e309',
  '-0',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(4_001),
  '🙂'.repeat(20_000),
]

const deep = (depth: number): unknown => (depth === 0 ? 1 : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) })

const odd = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 2, -1e-7),
  fc.constantFrom<unknown>([], {}, [[]], { length: 3 }, { toString: 'x' }, { valueOf: null }, ['p1', 'p1'], ['p9']),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 400 }).map(deep),
)

const oddKey = fc.oneof(
  fc.constantFrom(
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '0',
    '',
    ' ',
    'main.email',
    'step',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constant('k'.repeat(10_000)),
)

type PatchEntry = readonly [string, unknown]

const rightEntry = (fields: readonly Field[]): fc.Arbitrary<PatchEntry> =>
  fc
    .constantFrom(...fields)
    .chain((field) => fc.option(fitting(field), { freq: 8, nil: null }).map((value) => [field.key, value] as const))

const anyEntry = (fields: readonly Field[]): fc.Arbitrary<PatchEntry> =>
  fc.oneof(
    { weight: 8, arbitrary: rightEntry(fields) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...fields.map(({ key }) => key)), odd) },
    { weight: 1, arbitrary: fc.tuple(oddKey, odd) },
  )

const formOf = (entry: fc.Arbitrary<PatchEntry>) =>
  fc.array(entry, { maxLength: 5 }).map((entries): unknown => Object.fromEntries(entries))

const patchOf = (
  form: (fields: readonly Field[]) => fc.Arbitrary<unknown>,
  place: fc.Arbitrary<unknown>,
  nobody: fc.Arbitrary<unknown>,
) => {
  const shareholder = form(fieldsOf('shareholder'))
  const laterOne = fc.oneof({ weight: 8, arbitrary: shareholder }, { weight: 1, arbitrary: nobody })
  return fc.record(
    {
      main: form(fieldsOf('main')),
      p1: shareholder,
      p2: laterOne,
      p3: laterOne,
      p4: laterOne,
      step: place,
      temporal_step: place,
      substep: place,
    },
    { requiredKeys: [] },
  )
}

const step = fc.integer({ min: 0, max: 12 })

const friendly = patchOf((fields) => formOf(rightEntry(fields)), step, fc.constant(null))

const hostile = patchOf(
  (fields) => fc.oneof({ weight: 10, arbitrary: formOf(anyEntry(fields)) }, { weight: 1, arbitrary: odd }),
  fc.oneof({ weight: 5, arbitrary: step }, { weight: 1, arbitrary: odd }),
  odd,
)

/** Bodies that no client of ours would write. */
const broken = fc.constantFrom(
  '',
  'null',
  '[]',
  '"text"',
  '{"main":',
  '{"main":{"__proto__":{"admin":true}}}',
  '{"__proto__":{"main":{}}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"main":{"company_name":"Eerste","company_name":"Tweede"}}',
  '{"p1":{"firstname":"\\ud83d"}}',
  '{"p1":{"shares":1e400}}',
  `{"main":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{"main":{"activities":"${'y'.repeat(900_000)}"}}`,
  `{${Array.from({ length: 2_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
  `{"main":{${Array.from({ length: 2_000 }, (_, index) => `"f${index}":1`).join(',')}}}`,
  '\ufeff{}',
)

/** The text of a request. */
export const requestBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 25, arbitrary: friendly.map((body) => JSON.stringify(body)) },
  { weight: 25, arbitrary: hostile.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: broken },
)
