import type { calculator as nl } from '../nl/calculator.ts'
import type { TextShape } from '../shape.ts'

export const calculator: TextShape<typeof nl> = {
  loading: 'Your calculation is on its way…',
  failed: {
    title: 'This is not working right now',
    text: 'We cannot load the calculation at the moment. Nothing is lost.',
    again: 'Try again',
  },
  missing: {
    title: 'This calculation is not here (anymore)',
    text: 'It is in another browser, or the link is not quite right. A new one takes you a minute.',
    begin: 'Make a new calculation',
  },
  past: {
    label: 'What you answered so far',
    change: 'change',
    change_named: 'Change: {question}',
    skipped: 'Skipped',
    person: '{person}: {answer}',
    you: 'You',
  },
  question: {
    position: 'Question {at} of {of}',
    why: 'Why do we ask this?',
    again: 'If you pick something else, we ask again what comes after it.',
    email: 'Email address',
    next: 'Continue',
    last: 'Show my price',
    skip: 'Skip',
    busy: 'One moment…',
    errors: 'One more thing',
    error_title: 'Error: {title}',
  },
  save: {
    failed: 'Your answer is not saved yet. We keep trying.',
    conflict: 'An answer was changed in another tab. You now see what it says there.',
  },
  price: {
    so_far: 'What you pay so far, with VAT and all costs',
  },
  estimate: {
    eyebrow: 'Your price',
    title: '{product}: {total}',
    text: 'This is what you pay, down to the cent. The notary, the Chamber of Commerce (KVK) and VAT are included. You are not committed to anything yet.',
    lines: 'What the price is made of',
    date: 'Worked out on {date}',
    next: 'What comes next?',
    next_text: 'Your answers come along, so you never have to fill in anything twice.',
    continue: 'Continue with your details',
    change: 'Change my answers',
    preparing: 'We are working it out for you…',
    failed: 'We could not work it out. Your answers are kept.',
  },
  email_success: 'Done! Your price is on its way to {email}.',
  mail: {
    heading: 'Email me this price',
    hint: 'You get one email, with a link to carry on later.',
    send: 'Send',
    failed: 'Sending did not work. Please try again.',
  },
  share: {
    heading: 'Share this price',
    text: 'Make a link for your business partner or your accountant. Whoever has it sees this price and can carry on from it.',
    make: 'Make a link',
    link: 'Link to this price',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    failed: 'Making a link did not work. Please try again.',
  },
  shared: {
    title: 'Someone shared this price with you',
    text: 'You can look at everything. If you carry on, we make it a calculation of your own; theirs stays as it is.',
  },
}
