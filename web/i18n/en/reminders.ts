import type { reminders as dutch } from '../nl/reminders.ts'
import type { TextShape } from '../shape.ts'

export const reminders = {
  heading: 'Turn reminders off',
  intro: {
    draft: 'We remind you at most three times of a draft that is waiting. Rather not? Then we stop.',
    order: 'We remind you at most three times of an order that has not been paid. Rather not? Then we stop.',
    case: 'We remind you when your case is waiting for you. Rather not? Then we stop. You will still get news about your case.',
    signature:
      'We remind you at most three times of a contract that is waiting for your signature. Rather not? Then we stop.',
  },
  stop: {
    draft: 'Stop reminding me of drafts',
    order: 'Stop reminding me of orders',
    case: 'Stop reminding me of cases',
    signature: 'Stop reminding me of contracts',
  },
  all: 'Stop all reminders',
  busy: 'Changing it',
  stopped_heading: 'Reminders are off',
  stopped: {
    draft: 'You will get no more reminders of drafts. Everything you filled in stays where it is.',
    order: 'You will get no more reminders of orders. Your order stays where it is.',
    signature: 'You will get no more reminders of contracts. The link in the first email keeps working.',
    case: 'You will get no more reminders when your case is waiting for you. Have a look at your dashboard now and then.',
  },
  stopped_all: 'You will get no reminders at all. You will still get the emails that belong to a case or an order.',
  undo: 'Turn them back on',
  undone: 'Reminders are on again.',
  loading: 'Looking up what is on',
  failed: 'That didn’t work. Nothing has changed: please try again in a moment.',
  again: 'Try again',
  unknown_heading: 'This link is not right',
  unknown:
    'Perhaps it was cut off while it was copied. Open the link in the email again, or reply to that email: then we turn the reminders off for you.',
  home: 'To the home page',
} as const satisfies TextShape<typeof dutch>
