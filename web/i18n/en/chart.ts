import type { chart as dutch } from '../nl/chart.ts'
import type { TextShape } from '../shape.ts'

export const chart: TextShape<typeof dutch> = {
  heading: 'Who owns what',
  owns: '{owner} holds {share} of {owned}',
  board: '{owner} is on the board of {owned}',
  ubo: 'UBO, {share}',
  pseudo: 'pseudo-UBO',
  unknown: 'owners unknown',
  director: 'director',
  company: 'the company it is about',
  others: 'other shareholders',
  unnamed: 'no name yet',
  holding: 'new holding',
  is: '{name}: {what}',
  none: 'Not enough has been filled in yet to show who owns what.',
}
