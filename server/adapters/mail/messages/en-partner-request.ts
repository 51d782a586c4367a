import type { PartnerNewsWords } from './nl-partner-request.ts'

/** To the founder: what was passed on, and what became of it. */
export const enPartnerNews: PartnerNewsWords = {
  hello: ({ name }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You get this mail because you asked us to pass something on.',
  ],
  labels: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company', question: 'Your question' },
  passed_on: {
    subject: ({ recipient }) => `Passed on to ${recipient}`,
    title: 'This is what we passed on',
    before: ({ recipient }) => [`${recipient} has received from us what stands below, and nothing more.`],
    after: () => [
      'They will contact you themselves. Changed your mind? Withdraw it on the page of your membership; we then ask them to erase all of it.',
    ],
    action: 'See what you share',
  },
  withdrawn: {
    subject: ({ recipient }) => `Withdrawn: ${recipient}`,
    title: 'Your consent is withdrawn',
    before: ({ recipient }) => [
      `We have asked ${recipient} to erase what they received from us about you. They must, but we cannot take it back ourselves.`,
      'Do you still hear from them? Tell us by answering this mail.',
    ],
    after: () => [],
    action: 'See what you share',
  },
  undelivered: {
    subject: ({ recipient }) => `Did not reach ${recipient}`,
    title: 'Our mail did not arrive',
    before: ({ recipient }) => [
      `We could not reach ${recipient}. Nothing of you was passed on.`,
      'You can try again later, or choose another.',
    ],
    after: () => [],
    action: 'Go to the partners',
  },
}
