import type { mishap as dutch } from '../nl/mishap.ts'
import type { TextShape } from '../shape.ts'

export const mishap = {
  title: 'Something went wrong on our side',
  text: 'Your answers are safe. Reload the page to pick up where you left off.',
  again: 'Reload the page',
} as const satisfies TextShape<typeof dutch>
