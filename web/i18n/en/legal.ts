import type { legal as dutch } from '../nl/legal.ts'
import type { TextShape } from '../shape.ts'

export const legal = {
  terms: {
    heading: 'General Terms and Conditions',
    intro: 'What we agree on when you use {brand}. Short and in plain language.',
    service: {
      heading: 'What we do',
      text: '{brand} helps you fill in the details for a notarial deed, prepares the documents and takes them to the notary. We do not give legal or tax advice about your situation. That is up to the notary or your adviser.',
    },
    account: {
      heading: 'Your account',
      text: 'An account belongs to one person. Keep your password to yourself, and tell us if someone else could get in. You can delete your account yourself at any time.',
    },
    answers: {
      heading: 'What you fill in',
      text: 'You make sure that your answers are right and that the other shareholders know you are filling in their details. If you change something after paying, the notary may charge extra.',
    },
    price: {
      heading: 'Price and payment',
      text: 'You see the full price before you pay, with VAT and with the fees we pass on. After that the price of your order does not change. You pay in advance.',
    },
    notary: {
      heading: 'The notary',
      text: 'The notary checks who you are and whether the deed is right, and decides whether to execute it. If the notary refuses, we tell you why and what you get back.',
    },
    stop: {
      heading: 'Stopping',
      text: 'As long as the notary has not started, you can cancel your order free of charge. After that you pay only for the work that has been done.',
    },
    liability: {
      heading: 'If something goes wrong',
      text: 'If we make a mistake, we put it right. We compensate damage up to the amount you paid us for the order, unless we acted on purpose or very carelessly.',
    },
    law: {
      heading: 'Questions and complaints',
      text: 'Email {email}; you get an answer within five working days. Dutch law applies, and if we cannot work it out together, a Dutch court decides.',
    },
  },
  privacy: {
    heading: 'Privacy statement',
    intro: 'Which data {brand} keeps about you, why, and what you have to say about it.',
    what: {
      heading: 'What we keep',
      text: 'Your name, email address and phone number, what you fill in about yourself and the other founders, your orders, and the devices you are logged in on.',
    },
    why: {
      heading: 'What for',
      text: 'To make your deed and take it to the notary, to answer your questions, and because the law requires us to know whom we work for. We send news only if you tick the box.',
    },
    who: {
      heading: 'Who sees it',
      text: 'The notary who draws up your deed, the authorities where your company is registered, and companies that work for us, such as the payment service. They may not use it for anything else. We never sell data.',
    },
    safe: {
      heading: 'How we protect it',
      text: 'We store your citizen service number (BSN), date of birth and the number of your ID encrypted. We do not know your password: we keep only a fingerprint of it.',
    },
    long: {
      heading: 'How long',
      text: 'Until you delete your account. The law requires us to keep the documents of a paid order longer; after that we delete them.',
    },
    rights: {
      heading: 'What you can do',
      text: 'On your account page you see and correct your details, download everything we have about you, and delete your account. You can also file a complaint with the Dutch Data Protection Authority.',
    },
    cookies: {
      heading: 'Cookies',
      text: 'We use one cookie to find your answers again and one to remember your language. We measure which pages you visit only if you say yes.',
    },
    contact: {
      heading: 'Questions',
      text: 'Email {email}. We are happy to help.',
    },
  },
  complaints: {
    heading: 'Complaints and refunds',
    intro: 'Is something not as you expected? This is how we put it right, and what you get back if you stop.',
    first: {
      heading: 'Tell us',
      text: 'Email {email} and tell us what is wrong. Within five working days someone who can do something about it answers you. If that is not possible, you hear within that time when it will be.',
    },
    notary: {
      heading: 'Is it about the notary?',
      text: 'Tell the notary’s office first. If that does not help, you can go to the Dutch disputes committee for notaries (Geschillencommissie Notariaat), and about a notary’s conduct to the disciplinary court (Kamer voor het notariaat).',
    },
    authority: {
      heading: 'Is it about your data?',
      text: 'Then you can also file a complaint with the Dutch Data Protection Authority (Autoriteit Persoonsgegevens).',
    },
    cancel: {
      heading: 'Stopping and getting your money back',
      text: 'As long as the notary has not started, you can stop free of charge and get everything back. After that you get back what has not been done or passed on yet. We tell you the amount beforehand.',
    },
    back: {
      heading: 'How and when',
      text: 'We pay back the way you paid, within fourteen days after you told us that you stop. Email {email} for that.',
    },
  },
  accessibility: {
    heading: 'Accessibility',
    intro:
      'Everyone should be able to set up a company with {brand}, also with a screen reader, without a mouse or with large letters.',
    aim: {
      heading: 'What we aim for',
      text: 'We work by WCAG 2.2, level AA. With every change we check all screens with a program, and with the keyboard alone.',
    },
    how: {
      heading: 'What is possible',
      text: 'Everything works with the keyboard and with a screen reader, enlarged up to 400%, in a high contrast of your own, and without motion if you prefer. In Dutch and in English.',
    },
    known: {
      heading: 'What is not right yet',
      text: 'The documents you download are not read out equally well by every reader. The same text is on the screen. Without JavaScript you can read but not fill in: then please email us.',
    },
    tell: {
      heading: 'Does something get in your way?',
      text: 'Email {email}. We help you at once, if need be we fill it in together, and we make it better.',
    },
  },
} as const satisfies TextShape<typeof dutch>
