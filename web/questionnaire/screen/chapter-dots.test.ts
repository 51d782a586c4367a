import { expect, test } from 'vitest'
import type { StepState, StepView } from '#domain/flow/index.ts'
import { chapterStarts } from './chapter-dots.tsx'

const step = (index: number, state: StepState, applicable = true): StepView => ({
  index,
  kind: 'company',
  name: 'company',
  applicable,
  state,
  complete: false,
})
const product = {
  chapters: [
    { name: 'company', parts: 1 },
    { name: 'shareholders', parts: 2 },
    { name: 'preview', parts: 1 },
  ],
} as const

test('each chapter begins at its first step that applies', () => {
  const steps = [step(0, 'done'), step(1, 'locked', false), step(2, 'current'), step(3, 'locked')]
  expect(chapterStarts(product, { steps })).toEqual([
    { step: 0, reachable: true },
    { step: 2, reachable: true },
    { step: 3, reachable: false },
  ])
})

test('a chapter of which nothing applies leads nowhere', () => {
  const steps = [step(0, 'current'), step(1, 'locked', false), step(2, 'locked', false), step(3, 'locked')]
  expect(chapterStarts(product, { steps })[1]).toEqual({ step: null, reachable: false })
})
