import { expect, test } from 'vitest'
import type { StructureChart } from '../ownership/index.ts'
import { throughHolding } from './chart.fixture.ts'
import { clientCheckDrawing } from './client-check-drawing.ts'

const chart = throughHolding('')

test('everybody has a box with what is to be known of them, and every holding a line with its share', () => {
  const drawing = clientCheckDrawing(chart, 'nl') ?? expect.fail('a drawing')
  expect(drawing.boxes.map(({ name, mark, tone, person }) => [name, mark, tone, person])).toEqual([
    [['Sanne de Vries'], ['UBO, 66,66%'], 'ubo', true],
    [['nog zonder naam'], [], 'plain', false],
    [['Berg Beheer B.V.'], ['eigenaren onbekend'], 'unknown', false],
    [['De Vries Zuivel B.V.'], [], 'target', false],
  ])
  expect(drawing.lines.map(({ text }) => text)).toEqual(['100%', '66,66%', '33,33%'])
  for (const { points } of drawing.lines)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(drawing.width)
      expect(y).toBeLessThanOrEqual(drawing.height)
    }
})

test('the board of a foundation holds nothing: its lines have no share', () => {
  const board: StructureChart = {
    nodes: [
      { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
      { id: 'company', kind: 'foundation', name: 'Stichting Zuivel', isDirector: false },
    ],
    holdings: [],
  }
  expect(clientCheckDrawing(board, 'en')).toMatchObject({ dashed: true, lines: [{ text: '' }] })
})

test('one box alone is no drawing', () => {
  expect(clientCheckDrawing({ nodes: chart.nodes.slice(3), holdings: [] }, 'nl')).toBeNull()
})
