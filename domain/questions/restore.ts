import { restoreRow } from '../fields/index.ts'
import type { Answers } from './answers.ts'
import { questionsOf } from './catalogue/questions.ts'

const rowIn = (stored: unknown, place: string): unknown =>
  typeof stored === 'object' && stored !== null && Object.hasOwn(stored, place)
    ? (stored as Readonly<Record<string, unknown>>)[place]
    : undefined

/** The one gate for everything read from storage. */
export const restore = (stored: unknown): Answers => ({
  main: restoreRow(questionsOf('main'), rowIn(stored, 'main')),
  p1: restoreRow(questionsOf('shareholder'), rowIn(stored, 'p1')),
  p2: restoreRow(questionsOf('shareholder'), rowIn(stored, 'p2')),
  p3: restoreRow(questionsOf('shareholder'), rowIn(stored, 'p3')),
  p4: restoreRow(questionsOf('shareholder'), rowIn(stored, 'p4')),
})
