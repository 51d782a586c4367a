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
      nl: words('5 contracten', 'Kies vijf modellen uit onze bibliotheek en vul ze zelf in.'),
      en: words('5 contracts', 'Pick five templates from our library and fill them in yourself.'),
    },
    {
      id: 2,
      slug: 'contracts-100',
      product_type_type: 'subscription',
      category: 'contracts',
      nl: words('100+ contracten', 'De hele bibliotheek: van arbeidscontract tot geheimhouding.'),
      en: words('100+ contracts', 'The whole library, from employment contracts to confidentiality.'),
    },
    {
      id: 3,
      slug: 'bookkeeper-quotes',
      product_type_type: 'extra-service',
      category: 'bookkeeping',
      nl: words('Drie offertes van boekhouders', 'Gratis en vrijblijvend: jij kiest of je er een neemt.'),
      en: words('Three quotes from bookkeepers', 'Free and without obligation: you decide whether to take one.'),
    },
    {
      id: 4,
      slug: 'free-intake-smart-tax-accounting',
      product_type_type: 'extra-service',
      category: 'tax',
      nl: words(
        'Gratis gesprek met een belastingadviseur',
        'Een half uur over salaris, btw en wat er verder op je afkomt.',
      ),
      en: words('Free talk with a tax adviser', 'Half an hour about your salary, VAT and what else is coming.'),
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
      en: words('Trademark check', 'We look whether your name is already registered as a trademark.'),
    },
    {
      id: 7,
      slug: 'general-terms',
      product_type_type: 'extra-service',
      category: 'terms',
      nl: words('Algemene voorwaarden', 'Op maat voor wat je verkoopt en aan wie.'),
      en: words('General terms and conditions', 'Made for what you sell and to whom.'),
    },
  ].map((row) => ({ ...row, image: null })),
)
