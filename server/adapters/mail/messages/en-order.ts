import type { OrderWords } from './nl-order.ts'

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
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You get this email because you paid for an order with us.',
  ],
}
