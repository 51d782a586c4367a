import type { byAssistant as dutch } from '../nl/by-assistant.ts'
import type { TextShape } from '../shape.ts'

/** What the founder reads about answers that an assistant filled in. */
export const byAssistant = {
  heading: 'Your assistant filled in one answer|Your assistant filled in {n} answers',
  intro: 'Check it before you order: nothing goes ahead until you say it is right.',
  here: 'Everything in this part is right ({n})',
  elsewhere: 'Also still to check',
  place: '{place} ({n})',
  of: '{name}: {section}',
  mark: 'Filled in by your assistant, please check',
  emptied: 'Cleared by your assistant, please check',
  added: 'Added by your assistant, please check',
  before: 'It used to say: {answer}',
  right: 'Right',
  right_what: 'Right: {what}',
  back: 'Put back',
  back_what: 'Put back: {what}',
  empty: 'Clear',
  empty_what: 'Clear: {what}',
  busy: 'One moment',
  next: 'Check first: one answer left|Check first: {n} answers left',
  left: 'Checked. One to go.|Checked. {n} to go.',
  done: 'Everything your assistant filled in is checked.',
  conflict: 'Something was changed just now. Check once more whether it is right.',
  failed: 'That did not work. Try again in a moment.',
} as const satisfies TextShape<typeof dutch>
