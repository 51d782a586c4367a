import type { AnswerRow } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers } from './answers.ts'

/** Everybody's answers, each row as it is made; whoever makes one answers for what stands in it. */
export const answersFrom = (rowOf: (place: 'main' | ShareholderKey) => AnswerRow): Answers => ({
  main: rowOf('main'),
  p1: rowOf('p1'),
  p2: rowOf('p2'),
  p3: rowOf('p3'),
  p4: rowOf('p4'),
})
