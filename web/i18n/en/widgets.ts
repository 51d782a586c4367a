import type { widgets as dutch } from '../nl/widgets.ts'
import type { TextShape } from '../shape.ts'

export const widgets = {
  yes: 'Yes',
  no: 'No',
  choose: 'Please choose',
  optional: '(optional)',
  why: 'Why do we ask this?',
  close: 'Close',
  new_tab: '(opens in a new tab)',
  list: {
    label: 'Choices',
    one: '1 choice',
    many: '{count} choices',
    coming: 'One moment, the list is on its way.',
    none: 'Nothing found. Try another spelling.',
    guess: 'Nothing found. Did you mean one of these?',
    unpicked: 'Nothing chosen yet: pick an answer from the list.',
  },
  date: {
    open: 'Choose a date in the calendar',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
  },
  phone: {
    country: 'Country of the phone number',
  },
  company: { suffix: 'B.V.' },
  rich_text: {
    toolbar: 'Layout',
    list: 'List',
    shown: 'This is how it will look:',
  },
} as const satisfies TextShape<typeof dutch>
