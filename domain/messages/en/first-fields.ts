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
    inOtherWords: {
      holding: {
        label: 'What will your holding be called?',
        help: 'Leave out B.V.; we add it for you. Many people put Holding or Beheer in the name, but you don’t have to.',
      },
      conversion: {
        help: 'Leave out B.V.; we add it for you. You are free to keep the name of your current business.',
      },
      foundation: {
        label: 'What will the foundation be called?',
        help: 'The word Stichting must be in the name, for example Stichting Buurttuin Oost.',
      },
      transfer: {
        label: 'Which BV’s shares are being transferred?',
        help: 'The name as registered with KVK. You can leave out B.V.',
      },
    },
  },
  email: {
    label: 'At which email address can we reach you?',
    help: 'We and the notary use it to email you about your BV.',
    inOtherWords: { foundation: { help: 'We and the notary use it to email you about the foundation.' } },
  },
  headquarters: {
    label: 'In which municipality will the BV have its official seat?',
    help: 'The official seat is your BV’s legal home; its municipality goes into the articles. Your office can be somewhere else. To move the seat later, you need a notary again.',
    inOtherWords: {
      holding: { label: 'In which municipality will the holding have its official seat?' },
      foundation: {
        label: 'In which municipality will the foundation have its official seat?',
        help: 'The official seat is the foundation’s legal home; its municipality goes into the articles. The office can be somewhere else. To move the seat later, you need a notary again.',
      },
      transfer: {
        label: 'In which municipality does the BV have its official seat?',
        help: 'You can find it in the articles and on the KVK extract.',
      },
    },
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
  caregiver: {
    label: 'Will you provide care yourself?',
    help: 'For example treatment, nursing, counseling or personal care.',
    why: 'Care providers sometimes need a permit or a supervisor, or have to report to the authorities first. The notary adapts the articles to that.',
  },
  big_registration: {
    label: 'Is anyone listed in the BIG register?',
    help: 'BIG is the Dutch national register of physicians, physical therapists, nurses and other health professionals.',
  },
  care_kind: {
    label: 'What kind of care will it be?',
    help: 'Choose what comes closest to what the BV is going to do.',
    why: 'The kind of care and the number of care workers decide whether there must be a supervisory board.',
    options: {
      practice: 'A practice where nobody stays overnight, such as a physician, dentist, physical therapist or pharmacy',
      nursing_or_stay: 'Nursing, personal care or counseling, or clients stay overnight',
      specialist: 'Specialist medical care, such as a clinic',
      unsure: 'I do not know yet',
    },
  },
  care_providers: {
    label: 'How many people will provide care?',
    help: 'Count everyone who provides care: yourself, employees and freelancers.',
    options: {
      up_to_ten: 'Ten or fewer',
      up_to_fifty: 'Eleven to fifty',
      more: 'More than fifty',
      unsure: 'I do not know yet',
    },
  },
  activities: {
    label: 'What will the BV do?',
    help: 'One or two sentences are enough, in English: we propose Dutch wording and the notary confirms it. The text goes into the articles, so leave room for plans you may have later.',
    issues: {
      required: 'Write briefly what you are going to do',
      too_short: 'Write a little more: at least {min} characters',
    },
    inOtherWords: {
      foundation: {
        label: 'What is the purpose of the foundation?',
        help: 'Who or what does the foundation work for? The text goes into the articles.',
      },
    },
  },
  export_products: { label: 'Will you sell products abroad?', help: 'KVK asks this when you register.' },
  import_products: { label: 'Will you bring in products from abroad?', help: 'KVK asks this when you register.' },
  sell_products: {
    label: 'Who do you sell products to?',
    options: {
      consumers: 'Consumers',
      companies: 'Businesses',
      consumers_and_businesses: 'Both',
      none: 'I do not sell products',
    },
  },
  where_are_sold: {
    label: 'Where do you sell the most?',
    options: {
      store_or_kiosk: 'In a store or kiosk',
      market: 'At a market',
      street_trade: 'On the street',
      internet: 'Online',
      from_home: 'From home',
      postorder: 'By mail order',
      not_applicable: 'Not applicable',
    },
  },
  employees_loan: {
    label: 'Will the BV lend staff to other businesses?',
    help: 'For example as a temp agency, or by placing an employee with a client.',
    why: 'By law, a business that lends out staff must have this entered in the KVK register.',
  },
  full_time_work: {
    label: 'How many people will work 15 hours a week or more?',
    help: 'Count yourself too. Nobody yet? Enter 0.',
  },
  part_time_work: { label: 'How many people will work fewer than 15 hours a week?', help: 'Nobody? Enter 0.' },
}
