import { seedOf } from './plant.ts'

/** Of contracts and help with them: what everybody gets, with or without a membership, is in none. */
const contractsIn = (count: { nl: string; en: string }, by: { nl: string; en: string }) => ({
  nl: {
    incorporation_days: '20',
    features: [
      `${count.nl} contracten per jaar, ingevuld met de gegevens van je bedrijf`,
      'De ander leest en tekent via een link',
    ],
    support: `Hulp per ${by.nl} bij je contracten`,
  },
  en: {
    incorporation_days: '20',
    features: [
      `${count.en} contracts a year, filled in with the details of your company`,
      'The other party reads and signs by a link',
    ],
    support: `Help with your contracts by ${by.en}`,
  },
})

const five = { nl: 'Vijf', en: 'Five' }
const flex = contractsIn(five, { nl: 'mail', en: 'email' })
const starter = contractsIn(five, { nl: 'mail en chat', en: 'email and chat' })
const professional = contractsIn(
  { nl: 'Honderd', en: 'A hundred' },
  { nl: 'mail, chat en telefoon', en: 'email, chat and phone' },
)

/** The second one is shown as chosen most. What each costs stands in the price book. */
const memberships = [
  {
    id: 1,
    name: 'oprecht_membership_monthly',
    strikethrough_price: 2_500,
    products: [1, 3],
    nl: { ...flex.nl, package_name: 'Flex', value_tag: 'Maandelijks opzegbaar', contracts: '5 contracten' },
    en: { ...flex.en, package_name: 'Flex', value_tag: 'Cancel any month', contracts: '5 contracts' },
  },
  {
    id: 2,
    name: 'starter_yearly',
    strikethrough_price: 19_900,
    products: [1, 3, 4, 5],
    nl: { ...starter.nl, package_name: 'Starter', value_tag: 'Meest gekozen', contracts: '5 contracten' },
    en: { ...starter.en, package_name: 'Starter', value_tag: 'Most popular', contracts: '5 contracts' },
  },
  {
    id: 3,
    name: 'professional_monthly',
    strikethrough_price: 3_900,
    products: [2, 3, 4, 5, 6],
    nl: {
      ...professional.nl,
      package_name: 'Professional',
      value_tag: 'Voor wie veel vastlegt',
      contracts: '100+ contracten',
    },
    en: {
      ...professional.en,
      package_name: 'Professional',
      value_tag: 'For a lot of paperwork',
      contracts: '100+ contracts',
    },
  },
] as const

export const upsellPackageTypes = seedOf(
  'upsell_package_types',
  ({ name }) => name,
  memberships.map(({ id, name, strikethrough_price, nl, en }, index) => ({
    id,
    name,
    strikethrough_price,
    translation_json: JSON.stringify({ nl, en }),
    flows: null,
    position: (index + 1) * 10,
  })),
)

export const upsellPackageTypeProducts = seedOf(
  'upsell_package_type_products',
  ({ id }) => String(id),
  memberships.flatMap((membership) =>
    membership.products.map((product, index) => ({
      id: membership.id * 100 + product,
      upsell_package_type_id: membership.id,
      product_type_id: product,
      position: (index + 1) * 10,
    })),
  ),
)

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
