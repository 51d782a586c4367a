import type { EstimateWords } from './nl-estimate.ts'

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
