import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Section } from '#domain/blueprint/index.ts'
import { productList } from '#domain/products/index.ts'
import { mappedNames, questionsOf } from '#domain/questions/index.ts'

type Row = string | readonly string[] | { readonly fields: readonly string[] }

const keysOf = (scope: string, rows: readonly Row[] = []): readonly string[] =>
  rows
    .flatMap((row) => (typeof row === 'string' ? [row] : 'fields' in row ? row.fields : row))
    .map((key) => `${scope}.${key}`)

const inSection = ({ company, person, each }: Section): readonly string[] => [
  ...keysOf('main', company),
  ...keysOf('shareholder', person),
  ...keysOf('shareholder', each),
]

const asked = new Set(
  productList.flatMap(({ steps, asked_later }) => [
    ...keysOf('main', asked_later),
    ...steps.flatMap(({ sections }) => sections.flatMap(inSection)),
  ]),
)

const questions = (['main', 'shareholder'] as const).flatMap((scope) =>
  questionsOf(scope).map(({ key, asked: put }) => ({ name: `${scope}.${key}`, isPut: put !== false })),
)

const lines = readFileSync('docs/specified-fields.md', 'utf8').split('\n')
const rows = lines.flatMap((line) => {
  const [, name, to] = /^\| `([a-z_.]+)` \| (?:`([a-z_.]+)`)?/.exec(line) ?? []
  return name === undefined ? [] : [{ name, to }]
})

test('the catalogue has no question that no flow asks', () => {
  expect(questions.filter(({ name, isPut }) => isPut && !asked.has(name)).map(({ name }) => name)).toEqual([])
})

test('the table names exactly what is mapped and on what, and what is worked out', () => {
  const mapped = Object.entries(mappedNames).flatMap(([scope, names]) =>
    Object.entries(names).map(([name, to]) => ({ name: `${scope}.${name}`, to })),
  )
  const isMapped = ({ name }: { readonly name: string }) => mapped.some((one) => one.name === name)
  expect(rows.filter(isMapped)).toEqual(mapped)
  const workedOut = questions.filter(({ isPut }) => !isPut).map(({ name }) => name)
  const others = rows.filter((row) => !isMapped(row)).map(({ name }) => name)
  expect(others.toSorted()).toEqual(workedOut.toSorted())
})
