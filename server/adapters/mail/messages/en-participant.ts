import type { ParticipantWords } from './nl-participant.ts'

/** To whoever fills in their own part, and about them to whoever ordered. */
export const enParticipant: ParticipantWords = {
  hello: ({ name }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  nameless: 'a new company',
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'Don’t know this company? Then you can delete this email.',
  ],
  invitation: {
    subject: ({ by, about }) => `${by} invites you: ${about}`,
    title: 'Fill in your own part',
    paragraphs: ({ by, about, day }) => [
      `${by} is arranging the papers for ${about} and asks you to fill in your own details. It takes about ten minutes.`,
      `What goes into the deed, ${by} can read. Your BSN, your identity document and your declarations stay sealed: only the notary sees them.`,
      `The link is yours alone and works up to and including ${day}. Please don’t forward it. On a new device we email you a code.`,
    ],
    action: 'Fill in my part',
  },
  reminder: {
    subject: ({ about }) => `Your part is not finished yet: ${about}`,
    title: 'Your part is not finished yet',
    paragraphs: ({ by, about, day }) => [
      `${by} is waiting for your details for ${about}. What you filled in before is still there.`,
      `The link is yours alone and works up to and including ${day}.`,
    ],
    action: 'Continue with my part',
  },
  code: {
    subject: ({ code }) => `Your code is ${code}`,
    title: 'Your code',
    paragraphs: ({ code }) => [
      `Enter this code to continue: ${code}`,
      'The code works for ten minutes. Give it to nobody, not even to whoever invited you. Didn’t ask for it? Then there is nothing you need to do.',
    ],
  },
  complete: {
    subject: ({ by, about }) => `${by} is done: ${about}`,
    title: 'A part is complete',
    paragraphs: ({ by, about }) => [`${by} filled in their own part for ${about} and agreed to it.`],
    action: 'See where things stand',
  },
  declined: {
    subject: ({ by, about }) => `${by} is not taking part: ${about}`,
    title: 'Someone is not taking part',
    paragraphs: ({ by, about }) => [
      `${by} let us know that they are not taking part in ${about}. What ${by} filled in and sealed has been erased.`,
      'You can put someone else in this place, or fill in the details yourself.',
    ],
    action: 'Choose how to go on',
  },
  silent: {
    subject: ({ by, about }) => `Nothing from ${by} yet: ${about}`,
    title: 'We have not heard anything yet',
    paragraphs: ({ by, about }) => [
      `${by} has not filled in their own part for ${about} yet. We sent a few reminders and will not send more.`,
      'Give them a call, send a new link, or fill it in yourself.',
    ],
    action: 'Choose how to go on',
  },
}
