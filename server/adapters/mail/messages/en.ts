import type { AccountMessages, DraftLinkWords, EstimateWords, MailMessages, OrderWords } from './nl.ts'

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
  invited: {
    subject: ({ brand }) => `You can start at ${brand}`,
    title: 'Welcome, you are invited',
    paragraphs: {
      office: ({ brand, office }) => `You are invited to work on cases of ${brand} for ${office}.`,
      here: ({ brand }) => `You are invited to work at ${brand}.`,
    },
    unknown:
      'Use the button to choose a password. After that you set up two-step login: you cannot open cases without it. The link works for fourteen days.',
    known:
      'You have an account already, so log in the way you always do. If two-step login is not on yet, you set it up first.',
    action: 'Choose a password',
    sign_in: 'Log in',
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
  second_factor: {
    events: {
      set_up: {
        subject: ({ brand }) => `Two-step login is on | ${brand}`,
        title: 'Two-step login is on',
        text: () =>
          'From now on you enter a code from your app after your password. You log in again on your other devices. Keep your recovery codes safe: they let you in when your phone is gone.',
      },
      replaced: {
        subject: ({ brand }) => `Your login codes come from another app | ${brand}`,
        title: 'Your login codes come from another app',
        text: () =>
          'You set up another app or phone to log in with. Codes of the previous one no longer work, and you have new recovery codes.',
      },
      removed: {
        subject: ({ brand }) => `Two-step login is off | ${brand}`,
        title: 'Two-step login is off',
        text: () => 'From now on you log in without a code from an app. Your recovery codes no longer work.',
      },
      codes_renewed: {
        subject: ({ brand }) => `You have new recovery codes | ${brand}`,
        title: 'You have new recovery codes',
        text: () => 'New recovery codes were made for your account. The previous ones no longer work.',
      },
      recovery_code_used: {
        subject: ({ brand }) => `A recovery code was used | ${brand}`,
        title: 'A recovery code was used',
        text: ({ left }) =>
          left === 0
            ? 'A recovery code of your account was used just now. It was the last one: make new ones on your account page.'
            : `A recovery code of your account was used just now. You have ${left} left.`,
      },
      reset: {
        subject: ({ brand }) => `Two-step login was taken away | ${brand}`,
        title: 'Two-step login was taken away',
        text: () =>
          'We took two-step login off your account and logged you out everywhere. Log in with your password and set up your app again.',
      },
    },
    not_you: 'Was this not you? Choose a new password right away and reply to this email.',
    action: 'To my account',
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
  email_change: {
    subject: ({ brand }) => `Confirm your new email address | ${brand}`,
    title: 'Is this your new email address?',
    paragraphs: ({ brand }) => [
      `You want to use this address for your account at ${brand}. Click the button to confirm it. Until then your old address stays in use.`,
      'The link works for one day. Didn’t ask for this? Then you can throw this email away: nothing changes.',
    ],
    action: 'Confirm my new address',
    why: ({ brand }) => `You get this email because someone wants to use this address for an account at ${brand}.`,
  },
  email_changed: {
    subject: ({ brand }) => `Your email address has changed | ${brand}`,
    title: 'Your email address has changed',
    paragraphs: ({ brand }) => [
      `Your account at ${brand} has another email address. From now on you log in with that address, and our emails go there. We will not write to this address any more.`,
      'Wasn’t this you? Then reply to this email right away and we will look into it together.',
    ],
    action: 'Go to my account',
    why: ({ brand }) => `You get this email because this address belonged to an account at ${brand} until now.`,
  },
  email_taken: {
    subject: ({ brand }) => `This email address already has an account | ${brand}`,
    title: 'This email address already has an account',
    paragraphs: ({ brand }) => [
      `Someone wanted to use this email address for another account at ${brand}. That is not possible, because it has an account already. Nothing has changed.`,
      'Was this you? Then log in with this address, or choose another address for your other account. Wasn’t this you? Then you don’t need to do anything.',
    ],
    action: 'Log in',
  },
} satisfies AccountMessages

export const mailTextsEn = {
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

export const enOrder: OrderWords = {
  subject: ({ number, brand }) => `Thank you for your order: invoice ${number} | ${brand}`,
  title: 'We have received your payment',
  hello: ({ name }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  intro: ({ company }) =>
    company === ''
      ? 'Thank you for your order. We are getting started right away.'
      : `Thank you for your order. We are getting started on ${company} right away.`,
  ordered: 'This is what you ordered:',
  free: 'free',
  paid: 'Paid, VAT included',
  invoice: ({ number }) => `Your invoice ${number} is attached to this email.`,
  next: 'Your deed and the other papers are ready for you. Send us the documents the notary needs now. After that the notary will get in touch with you to sign.',
  action: 'See your papers and carry on',
  beside: {
    subject: ({ number, brand }) => `We have received your payment: invoice ${number} | ${brand}`,
    ordered: 'This is what you paid for:',
    change: {
      intro: ({ company }) =>
        `We have received your payment and your change has been made${company === '' ? '' : ` in the case of ${company}`}.`,
      next: 'The notary sees what was changed. The page of your company says what happens now.',
      action: 'See your case',
    },
    appointment_moved: {
      intro: ({ company }) =>
        `We have received your payment and the appointment to sign has been moved${company === '' ? '' : ` for ${company}`}.`,
      next: 'Everybody who must be there gets the new moment for their diary.',
      action: 'See your appointment',
    },
    pep: {
      intro: ({ company }) =>
        `We have received your payment for the extra check${company === '' ? '' : `, for ${company}`}.`,
      next: 'The notary carries on with it. The page of your company says what happens now.',
      action: 'See your case',
    },
  },
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You get this email because you paid for an order with us.',
  ],
}

export const enEstimate: EstimateWords = {
  subject: ({ product, total, brand }) => `Your price: ${product} for ${total} | ${brand}`,
  title: 'This is what it costs to get started',
  hello: 'Hello,',
  intro: ({ date }) =>
    `On ${date} you worked out what you would pay. Here it is line by line, down to the cent. The notary and the Chamber of Commerce (KVK) are included.`,
  next: 'Looks right? Then carry on where you left off. Your answers are there, and you can always change them.',
  action: 'See your price and carry on',
  total: 'To pay, VAT included',
  free: 'free',
  holds: 'This is a calculation, not an order. If our prices change, you will see so before you pay.',
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You get this email because this address was filled in with a price calculation. Was that not you? Then there is nothing to do.',
  ],
}

export const enDraftLink: DraftLinkWords = {
  subject: ({ brand }) => `Carry on where you left off | ${brand}`,
  title: 'Carry on where you left off',
  hello: 'Hello,',
  intro: ({ product }) =>
    `You were working on: ${product}. The button below takes you back, also on another device. Everything you filled in is still there.`,
  holds: ({ days }) =>
    `The link works once, and for ${days} days. Do not pass it on: whoever opens it sees your details.`,
  action: 'Carry on',
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You get this email because someone filled in this address to carry on later. Was that not you? Then you can throw it away.',
  ],
}
