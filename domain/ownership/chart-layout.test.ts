import { expect, test } from 'vitest'
import { layoutOf, linesOf } from './chart-layout.ts'

const nodes = ['p1', 'p1.holding', 'p2', 'company'].map((id) => ({ id }))
const lines = [
  { owner: 'p1', owned: 'p1.holding' },
  { owner: 'p1.holding', owned: 'company' },
  { owner: 'p2', owned: 'company' },
]

test('owners stand above what they own, and the company at the bottom', () => {
  const { boxes, height } = layoutOf(nodes, lines, 'company', 'down')
  const y = (id: string) => boxes.find((box) => box.id === id)?.y ?? -1
  expect(y('p1')).toBeLessThan(y('p1.holding'))
  expect(y('p1.holding')).toBeLessThan(y('company'))
  expect(y('p2')).toBe(y('p1.holding'))
  expect(y('company') + 72).toBe(height)
  const x = (id: string) => boxes.find((box) => box.id === id)?.x ?? -1
  expect(x('p1')).toBe(x('p1.holding'))
  expect(Math.min(...boxes.map((box) => box.x))).toBe(0)
})

test('where it is narrow they stand at the left of it, and all of it fits on a phone', () => {
  const { boxes, width } = layoutOf(nodes, lines, 'company', 'across')
  const x = (id: string) => boxes.find((box) => box.id === id)?.x ?? -1
  expect(x('p1')).toBeLessThan(x('p1.holding'))
  expect(x('p1.holding')).toBeLessThan(x('company'))
  expect(width).toBeLessThanOrEqual(390)
})

test('no two boxes are on top of each other', () => {
  for (const direction of ['down', 'across'] as const) {
    const { boxes } = layoutOf(nodes, lines, 'company', direction)
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other)
          expect(
            one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
          ).toBe(true)
  }
})

test('companies that hold each other go round only once', () => {
  const round = [...lines, { owner: 'company', owned: 'p1.holding' }]
  expect(layoutOf(nodes, round, 'company', 'down').boxes).toHaveLength(4)
})

test('someone without shares is drawn all the same', () => {
  expect(layoutOf([...nodes, { id: 'p3' }], lines, 'company', 'down').boxes.map(({ id }) => id)).toContain('p3')
})

test.each([
  ['Sanne de Vries', 20, ['Sanne de Vries']],
  ['De Vries Holding Noord-Nederland B.V.', 16, ['De Vries Holding', 'Noord-Nederland…']],
  ['Hottentottententententoonstelling', 12, ['Hottentotte…']],
  ['', 12, ['']],
])('%s over lines of %i', (name, longest, lines) => {
  expect(linesOf(name, longest)).toEqual(lines)
})
