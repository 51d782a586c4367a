import { seedOf } from './plant.ts'

const words = (name: string, description: string) => JSON.stringify({ name, description })

/** What a membership consists of, and the services that are offered beside it. */
export const productTypes = seedOf(
  'product_types',
  ({ slug }) => slug,
  [
    {
      id: 1,
      slug: 'contracts-5',
      product_type_type: 'subscription',
      category: 'contracts',
      nl: words('5 contracten', 'Kies vijf modelcontracten uit onze bibliotheek en vul ze zelf in.'),
      en: words('5 contracts', 'Pick five templates from our library and fill them in yourself.'),
    },
    {
      id: 2,
      slug: 'contracts-100',
      product_type_type: 'subscription',
      category: 'contracts',
      nl: words('100+ contracten', 'De hele bibliotheek: van arbeidscontract tot geheimhoudingsverklaring.'),
      en: words('100+ contracts', 'The whole library, from employment contracts to non-disclosure agreements.'),
    },
    {
      id: 3,
      slug: 'bookkeeper-quotes',
      product_type_type: 'extra-service',
      category: 'bookkeeping',
      nl: words('Drie offertes van boekhouders', 'Gratis en vrijblijvend: jij bepaalt of je erop ingaat.'),
      en: words('Three quotes from bookkeepers', 'Free and without obligation: you decide whether to accept one.'),
    },
    {
      id: 4,
      slug: 'free-intake-smart-tax-accounting',
      product_type_type: 'extra-service',
      category: 'tax',
      nl: words(
        'Gratis gesprek met een belastingadviseur',
        'Een halfuur over salaris, btw en wat er verder op je afkomt.',
      ),
      en: words(
        'Free talk with a tax adviser',
        'Half an hour about your salary, VAT and what else is coming your way.',
      ),
    },
    {
      id: 5,
      slug: 'bank-account-introduction',
      product_type_type: 'extra-service',
      category: 'banking',
      nl: words('Zakelijke rekening', 'We brengen je in contact met een bank die nieuwe BV’s helpt.'),
      en: words('Business bank account', 'We introduce you to a bank that helps new BVs.'),
    },
    {
      id: 6,
      slug: 'trademark-check',
      product_type_type: 'extra-service',
      category: 'trademark',
      nl: words('Merkcheck', 'We kijken of je naam al als merk is ingeschreven.'),
      en: words('Trademark check', 'We check whether your name is already registered as a trademark.'),
    },
    {
      id: 7,
      slug: 'general-terms',
      product_type_type: 'extra-service',
      category: 'terms',
      nl: words(
        'Algemene voorwaarden',
        'We brengen je in contact met een jurist die ze op maat maakt. Je krijgt eerst een offerte.',
      ),
      en: words(
        'General terms and conditions',
        'We introduce you to a lawyer who tailors them to your business. You get a quote first.',
      ),
    },
  ].map((row) => ({ ...row, image: null })),
)
