import type { AnswerTexts } from '../texts.ts'

export const answers: AnswerTexts = {
  yes: 'Yes',
  no: 'No',
  someone: 'this person',
  you: 'You',
  advised: 'recommended',
  persons: { p1: 'Person 1', p2: 'Person 2', p3: 'Person 3', p4: 'Person 4' },
}
