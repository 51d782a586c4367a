import fc from 'fast-check'
import type { Product } from '../blueprint/index.ts'
import { type Field, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { startAnswers } from '../flow/index.ts'
import { type Answers, fieldsOf, restore } from '../questions/index.ts'
import { productList } from './products.ts'
import { samplesOf, sampleValues } from './samples.ts'

/** What people type, what attackers type, and what belongs elsewhere. */
const hostile = [
  '<b>vet</b>',
  '#eval("1")',
  '{main.bsn} {ref:board} {a?b|c}',
  '\u202eomgekeerd\u202c',
  'z\u0000w\u0007a\u200brt',
  'עברית و عربي',
  '😀👩‍👩‍👧',
  'x'.repeat(10_000),
  '   ',
  '- een\n- twee\n- drie',
  '$x^2$ \\input{a} %s',
  'B.V.',
  'a..b.',
]

const valueFor = (field: Field): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(undefined, sampleValues[field.key], field.default) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...(field.options ?? [true, false])) },
    fc.constantFrom<unknown>(...hostile),
    fc.constantFrom<unknown>(0, 1, 40, 120, 0.01, 1e9, -3, 'PT', 'KP', '29-02-2000'),
    fc.subarray([...shareholderKeys]),
  )

export const changeableFields = [...fieldsOf('main'), ...fieldsOf('shareholder')]

/** One answer becomes another, which may be nonsense. */
export const sampleChange = fc
  .constantFrom(...changeableFields)
  .chain((field) =>
    fc.record({ field: fc.constant(field), at: fc.constantFrom(...shareholderKeys), value: valueFor(field) }),
  )

interface SampleChange {
  readonly field: Field
  readonly at: ShareholderKey
  readonly value: unknown
}

export const changed = (base: Answers, changes: readonly SampleChange[]): Answers => {
  const rows: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.entries(base).map(([key, row]) => [key, { ...row }]),
  )
  for (const { field, at, value } of changes) {
    const row = rows[field.scope === 'main' ? 'main' : at]
    if (row) row[field.key] = value
  }
  return restore(rows)
}

const everyone = productList.flatMap((product) => Object.values(samplesOf(product)))

export const anyAnswers = fc
  .tuple(
    fc.constantFrom<Answers>(...everyone, ...productList.map((one) => startAnswers(one))),
    fc.array(sampleChange, { maxLength: 30 }),
  )
  .map(([base, changes]) => changed(base, changes))

/** What somebody could answer in this flow: as one of its samples did, with a few things different, or anything at all. */
export const answersNear = (product: Product): fc.Arbitrary<Answers> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom<Answers>(...Object.values(samplesOf(product))), fc.array(sampleChange, { maxLength: 8 }))
        .map(([base, changes]) => changed(base, changes)),
    },
    { weight: 1, arbitrary: anyAnswers },
  )
