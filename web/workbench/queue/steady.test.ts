import { expect, test } from 'vitest'
import { steady } from './steady.ts'

const list = (...lines: string[]) => lines.map((line) => ({ uuid: line.slice(0, 1), line }))
const said = (lines: readonly { readonly line: string }[]) => lines.map(({ line }) => line)

test.each([
  ['the same lines, as they are now', ['a', 'b'], ['a2', 'b2'], ['a2', 'b2'], [], false],
  ['more of them at the end', ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c'], [], false],
  ['the first list', [], ['a'], ['a'], [], false],
  ['one before what is read', ['a', 'b'], ['z', 'a', 'b2'], ['a', 'b2'], [], true],
  ['one is gone', ['a', 'b', 'c'], ['a', 'c2'], ['a', 'b', 'c2'], ['b'], true],
  ['the last is gone', ['a', 'b'], ['a'], ['a', 'b'], ['b'], true],
  ['another order', ['a', 'b'], ['b', 'a'], ['a', 'b'], [], true],
] as const)('%s', (_name, shown, fresh, lines, gone, changed) => {
  const result = steady(list(...shown), list(...fresh))
  expect([said(result.lines), [...result.gone], result.changed]).toEqual([lines, gone, changed])
})
