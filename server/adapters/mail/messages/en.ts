import { accountEn } from './account-en.ts'
import type { MailMessages } from './nl.ts'

export const en = {
  account: accountEn,
  layout: {
    heading: ({ brand, title }) => `${brand}\n\n${title}`,
    button_fails: 'Button not working? Copy this address into your browser:',
  },
  contact_message: {
    subject: {
      chat: ({ name }) => `Message from ${name}`,
      phone: ({ name }) => `${name} would like a call`,
      meeting: ({ name }) => `${name} would like to meet`,
    },
    intro: 'Someone filled in the contact form. Reply to this email and your answer goes to this visitor.',
    labels: {
      name: 'Name',
      email: 'Email address',
      phone_number: 'Phone number',
      wish: 'Would like',
      language: 'Writes in',
    },
    wishes: { chat: 'an answer by email', phone: 'a phone call', meeting: 'a meeting' },
    languages: { nl: 'Dutch', en: 'English' },
    no_phone_number: 'not filled in',
    wrote: 'The message:',
    footer: ({ brand }) => [`Sent by the contact form of ${brand}.`],
  },
  contact_received: {
    subject: ({ brand }) => `We received your message | ${brand}`,
    title: 'Your message has reached us',
    hello: ({ name }) => `Hi ${name},`,
    hello_stranger: 'Hi there,',
    thanks: 'Good to hear from you. One of us will read your message and look into it for you.',
    when: {
      chat: 'You will have our answer at this email address by the end of the next business day.',
      phone: ({ phone_number }) =>
        `We will call you at ${phone_number} by the end of the next business day. Is there a time that suits you best? Just let us know.`,
      phone_unknown:
        'We would love to call you, but we do not have your number yet. Reply with your phone number and we will call by the end of the next business day.',
      meeting:
        'By the end of the next business day we will send you a few times to meet. You pick the one that suits you.',
    },
    more: 'Anything to add? Simply reply to this email.',
    greeting: ({ brand }) => `Kind regards,\nthe team at ${brand}`,
    footer: ({ brand, support_email }) => [
      `${brand} · ${support_email}`,
      'You received this email because this address was entered in our contact form. If that wasn’t you, you don’t need to do anything.',
    ],
  },
} satisfies MailMessages
