import { describe, expect, test } from 'vitest'
import { fill, plural } from './fill.ts'

describe('fill', () => {
  test.each([
    ['Minstens {min} tekens', { min: 3 }, 'Minstens 3 tekens'],
    ['{a} en {b} en {a}', { a: 'x', b: 0 }, 'x en 0 en x'],
    ['Niets te doen', {}, 'Niets te doen'],
    ['Nog {leeg}', {}, 'Nog …'],
    ['{constructor}', {}, '…'],
    ['{a}', { a: '{b}', b: 'nee' }, '{b}'],
    ['{a}', { a: '$&' }, '$&'],
  ])('%s', (template, values: Record<string, string | number>, expected) => {
    expect(fill(template, values)).toBe(expected)
  })
})

describe('plural', () => {
  const three = 'geen aandeelhouders | één aandeelhouder | {n} aandeelhouders'
  test.each([
    [three, 0, 'geen aandeelhouders'],
    [three, 1, 'één aandeelhouder'],
    [three, 2, '2 aandeelhouders'],
    [three, 4, '4 aandeelhouders'],
    ['{n} dag|{n} dagen', 1, '1 dag'],
    ['{n} dag|{n} dagen', 0, '0 dagen'],
    ['{n} keer', 5, '5 keer'],
    ['', 1, ''],
  ])('%s with %d', (forms, count, expected) => {
    expect(plural(forms, count)).toBe(expected)
  })

  test('takes other values too', () => {
    expect(plural('niemand|{name}|{name} en {n} anderen', 3, { name: 'Bo' })).toBe('Bo en 3 anderen')
  })
})
