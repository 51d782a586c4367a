import type { AnswerTexts } from '../texts.ts'

export const answers: AnswerTexts = {
  yes: 'Ja',
  no: 'Nee',
  someone: 'deze persoon',
  you: 'Jij',
  advised: 'aangeraden',
  persons: { p1: 'Persoon 1', p2: 'Persoon 2', p3: 'Persoon 3', p4: 'Persoon 4' },
}
