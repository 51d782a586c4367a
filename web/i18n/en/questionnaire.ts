import type { questionnaire as nl } from '../nl/questionnaire.ts'
import type { TextShape } from '../shape.ts'

export const questionnaire: TextShape<typeof nl> = {
  steps: {
    label: 'Steps',
    open: 'All steps',
    done: 'done',
    current: 'you are here',
    reachable: 'not complete yet',
    locked: 'comes later',
  },
  sections: { label: 'Parts of this step' },
  leave: 'Back',
  next_last: 'Next',
  next_account: 'Next: create your account',
  going: 'Saving your answers',
  error_title: 'Error: {title}',
  appeared: {
    one: 'A question was added: {label}',
    many: '{count} questions were added. The first one is: {label}',
  },
  save: {
    saved: 'Saved',
    saving: 'Saving',
    held: 'Saved, except one answer|Saved, except {n} answers',
    retrying: 'Not saved, trying again',
    offline: 'No internet, we keep everything here',
    conflict: 'You need to choose',
    gone: 'Not saved',
  },
  loading: 'Getting your questions',
  failed: {
    title: 'Something went wrong on our side',
    text: 'This is our fault, not yours. Nothing is lost: everything you filled in is saved.',
    again: 'Try again',
  },
  no_access: "You don't have access to that resource",
  close: 'Close',
  deed: {
    title: 'Your deed, as you type',
    open: 'View your deed',
    watermark: 'DRAFT',
    label: 'The text of your deed',
    page: 'page {page} of ± {of}',
    plain: 'What does this mean?',
    fill: 'Go to this question',
    change: 'Go to the question to change this',
    later: 'This question comes later',
    language: 'Language of the deed',
    columns: { nl: 'Dutch', en: 'English', both: 'Side by side' },
  },
  address: {
    number: 'House number',
    hint: 'We will look up the street and the town.',
    found: 'Found in {town}. Not right? Change it below.',
    none: 'We cannot find this address. Enter the street and the town below.',
  },
  people: {
    unnamed: { p1: 'You', p2: 'Shareholder 2', p3: 'Shareholder 3', p4: 'Shareholder 4' },
  },
  blocker: {
    more: 'What can I do now?',
    failed: 'That did not work just now. Try again in a moment; your answers have been kept.',
  },
  to_overview: 'Back to the overview',
  tour: 'Look around',
}
