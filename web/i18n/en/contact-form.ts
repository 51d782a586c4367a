import type { contactForm as dutch } from '../nl/contact-form.ts'
import type { TextShape } from '../shape.ts'

export const contactForm = {
  form: {
    close: 'Close',
    heading: {
      chat: 'Send us a message',
      phone: 'Ask us to call you',
      meeting: 'Book a meeting',
    },
    intro: {
      chat: 'Ask your question. We’ll reply by email.',
      phone: 'Leave your number and we’ll call you back.',
      meeting: 'Tell us when it suits you and we’ll email you a proposal.',
    },
    name: 'Your name',
    email: 'Your email address',
    phone_number: 'Your phone number',
    optional: '(optional)',
    message: {
      chat: 'Your question',
      phone: 'What is it about?',
      meeting: 'What would you like to discuss, and when are you free?',
    },
    send: {
      chat: 'Send my question',
      phone: 'Call me back',
      meeting: 'Ask for a meeting',
    },
    sending: 'Sending your message',
    summary: 'Not sent yet: please check the following',
    privacy: 'We only use your details to answer you.',
  },
  error: {
    name: { required: 'Enter your name.', invalid: 'Enter your name on one line, in 120 characters or fewer.' },
    email: {
      required: 'Enter your email address so we can reply.',
      invalid: 'Enter an email address like name@example.com.',
    },
    phone_number: {
      required: 'Enter a number where we can call you.',
      invalid: 'Enter a phone number like +31 6 12345678.',
    },
    message: {
      required: 'Write briefly what we can help you with.',
      invalid: 'Make your message shorter: it can be 4,000 characters at most.',
    },
  },
  failed: {
    heading: 'Your message was not sent',
    offline: 'We can’t reach the server. What you typed is still here: check your connection and try again.',
    busy: 'You’ve just sent us a few messages. What you typed is still here: try again in ten minutes.',
    ours: 'Something went wrong on our side. What you typed is still here: try again in a moment, or email {email}.',
  },
  sent: {
    heading: 'Your message has been sent',
    text: {
      chat: 'Thank you. We’ll reply to {email} by the next business day.',
      phone: 'Thank you. We’ll call you at {phone} by the next business day.',
      meeting: 'Thank you. We’ll send a proposal to {email} by the next business day.',
    },
    done: 'Done',
  },
} as const satisfies TextShape<typeof dutch>
