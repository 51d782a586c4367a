import type { ReminderWords } from './nl-reminder.ts'

export const enReminder: ReminderWords = {
  hello: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  draft: {
    subject: ({ company }) => (company === null ? 'Carry on where you left off?' : `Carry on with ${company}?`),
    title: 'Your draft is still here',
    paragraphs: ({ company, product }) => [
      `You started on: ${product}${company === null ? '' : ` (${company})`}. Everything you filled in is still there.`,
      'In doubt about something, or stuck on a question? Reply to this email and we will look at it together.',
    ],
    action: 'Carry on',
  },
  order: {
    subject: ({ company }) =>
      company === null ? 'Your application is almost done' : `The application for ${company} is almost done`,
    title: 'One step left: paying',
    paragraphs: ({ company, product }) => [
      `You have filled in everything for ${company ?? product}. As soon as you have paid, the notary sets to work.`,
      'Would you like to check or change something first? By all means: you can until you pay.',
    ],
    action: 'See your order',
  },
  once: ({ days }) =>
    `The link works once, and for ${days} days. Do not pass it on: whoever opens it sees your details.`,
  last: 'This is the last time we remind you of it.',
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email, loose }) => [
    `${brand} · ${support_email}`,
    loose
      ? 'You get this email because someone filled in this address to carry on later.'
      : `You get this email because this address belongs to a ${brand} account.`,
  ],
  stop: 'No more reminders? Turn them off here.',
}
