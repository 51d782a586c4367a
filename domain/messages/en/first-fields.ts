import type { FirstTexts } from '../texts.ts'

/** Questions about the company itself: the first step. */
export const first: FirstTexts = {
  bv_type: {
    label: 'What kind of BV do you want to set up?',
    help: 'Not sure? Choose the regular BV.',
    options: { standard: 'Regular BV', private_savings: 'Savings BV' },
    optionHelp: {
      standard: 'For a business with customers, sales or staff.',
      private_savings: 'Only to manage and invest your own money, so without customers, sales or staff.',
    },
  },
  company_name: {
    label: 'What will your BV be called?',
    help: 'Leave out B.V.; we add it for you. Check the Dutch Chamber of Commerce (KVK) for businesses with nearly the same name.',
    issues: { required: 'Enter the name' },
  },
  email: {
    label: 'At which email address can we reach you?',
    help: 'We and the notary use it to email you about your BV.',
  },
  headquarters: {
    label: 'In which municipality will the BV have its official seat?',
    help: 'The official seat is your BV’s legal home; its municipality goes into the articles. Your office can be somewhere else. To move the seat later, you need a notary again.',
  },
  office_address: {
    label: 'What is the address of the office?',
    help: 'Street and number, in the Netherlands. Anyone can look up this address at KVK. If you move later, you won’t need a notary for it.',
    issues: { required: 'Enter the street and house number' },
  },
  postal_code: { label: 'Postal code of the office' },
  place_of_business: { label: 'Town or city of the office', issues: { required: 'Enter the town or city' } },
  financial_year_end: {
    label: 'When does the first financial year end?',
    help: 'A long first year often saves you a set of annual accounts.',
    options: { this_year: 'December 31 of this year', next_year: 'December 31 of next year' },
  },
  industry: {
    label: 'Which industry will you work in?',
    help: 'Type what you do, like "bakery" or "software", and choose whatever comes closest.',
    options: {
      business_services: 'Business services',
      construction: 'Construction',
      health: 'Healthcare and social work',
      retail: 'Stores and online stores',
      culture_sport_recreation: 'Culture, sports and recreation',
      ict_media: 'ICT and media',
      wholesale: 'Wholesale',
      agriculture: 'Agriculture, forestry and fishing',
      manufacturing: 'Manufacturing',
      logistics: 'Transportation and logistics',
      hospitality: 'Hotels, restaurants and catering',
      financial_services: 'Financial services',
      energy_water_environment: 'Energy, water and environment',
      ngo: 'Charities and civil society',
      other: 'Something else',
    },
  },
  activities: {
    label: 'What will the BV do?',
    help: 'One or two sentences are enough, in English: we propose Dutch wording and the notary confirms it. The text goes into the articles, so leave room for plans you may have later.',
    issues: {
      required: 'Write briefly what you are going to do',
      too_short: 'Write a little more: at least {min} characters',
    },
  },
}
