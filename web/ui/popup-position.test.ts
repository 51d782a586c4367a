import { expect, test } from 'vitest'
import { position } from './popup-position.ts'

const view = { width: 400, height: 800 }
const anchor = (top: number, left = 50, width = 200) => ({ top, bottom: top + 44, left, right: left + width, width })
const list = { width: 200, height: 300 }

test.each([
  ['under its anchor where there is room', anchor(100), list, {}, { top: 150, left: 50, under: true }],
  ['above it near the bottom', anchor(700), list, {}, { top: 394, left: 50, under: false }],
  ['aligned at the end', anchor(100, 150), { width: 120, height: 100 }, { align: 'end' }, { left: 230 }],
  ['in the middle', anchor(100), { width: 100, height: 40 }, { align: 'center' }, { left: 100 }],
  ['never over the right edge', anchor(100, 300), list, {}, { left: 192 }],
  ['never over the left edge', anchor(100, 0, 20), list, { align: 'end' }, { left: 8 }],
  [
    'as high as there is room',
    anchor(500),
    { width: 200, height: 900 },
    { maxHeight: 600 },
    { maxHeight: 486, under: false },
  ],
] as const)('%s', (_, box, size, placement, expected) => {
  expect(position(box, size, view, placement)).toMatchObject(expected)
})
