import type { AccountMessages } from './account-nl.ts'

export const accountEn = {
  hello: ({ name }) => `Hi ${name},`,
  hello_stranger: 'Hi there,',
  greeting: ({ brand }) => `Kind regards,\nthe team at ${brand}`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    `You received this email because this address belongs to an account at ${brand}.`,
  ],
  confirmation: {
    subject: ({ brand }) => `Confirm your email address | ${brand}`,
    title: 'Is this your email address?',
    paragraphs: ({ brand }) => [
      `You created an account at ${brand}. Press the button and we will know for sure that this address is yours.`,
      'The link works for seven days. Didn’t create an account? Then you don’t need to do anything.',
    ],
    action: 'Confirm email address',
  },
  reset: {
    subject: ({ brand }) => `Choose a new password | ${brand}`,
    title: 'Choose a new password',
    paragraphs: () => [
      'Forgot your password? It happens to all of us. Use the button below to choose a new one.',
      'The link works for six hours. Didn’t ask for this? Then you can delete this email: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  password_changed: {
    subject: ({ brand }) => `Your password was changed | ${brand}`,
    title: 'Your password was changed',
    paragraphs: () => [
      'The password of your account was changed just now. On your other devices you will need to log in again.',
      'Wasn’t this you? Choose a new password right away and let us know. Replying to this email is enough.',
    ],
    action: 'Choose a new password',
  },
  welcome: {
    subject: ({ brand }) => `Welcome to ${brand}`,
    title: 'Good to have you here',
    paragraphs: () => [
      'Your account is ready. We keep everything you fill in, so you can stop at any time and pick it up later, on another device too.',
      'Not sure about something? Reply to this email and we will think along with you.',
    ],
    action: 'Continue with your company',
  },
  new_device: {
    subject: ({ brand }) => `New device logged in | ${brand}`,
    title: 'A new device logged in',
    paragraphs: () => ['Someone just logged in to your account from a device we did not know yet.'],
    labels: { device: 'Device', at: 'When' },
    unknown_device: 'unknown',
    after: [
      'Was this you? Then you don’t need to do anything.',
      'Wasn’t this you? Choose a new password right away. Everyone on the other devices will be logged out.',
    ],
    action: 'Choose a new password',
  },
  exists: {
    subject: ({ brand }) => `You already have an account | ${brand}`,
    title: 'You already have an account',
    paragraphs: ({ brand }) => [
      `Someone tried to create an account at ${brand} with this email address, but that account already exists.`,
      'Was this you? Then log in; if you no longer know your password, you can choose a new one there. Wasn’t this you? Then you don’t need to do anything.',
    ],
    action: 'Log in',
  },
} satisfies AccountMessages
