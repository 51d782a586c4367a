import type { TextsOf } from '../texts.ts'

/** Questions about the BV or the foundation itself. */
export const main: TextsOf<'main'> = {
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
    help: 'Type the name without B.V.; we add it for you. Check with KVK that no other business has nearly the same name.',
    issues: { required: 'Enter the name' },
    inOtherWords: {
      holding: {
        label: 'What will your holding be called?',
        help: 'Type the name without B.V.; we add it for you. Many names include Holding or Beheer, but that is up to you.',
      },
      conversion: {
        help: 'Type the name without B.V.; we add it for you. You are free to keep the name of your current business.',
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
    help: 'This is where we send the documents and the notary’s questions.',
  },
  headquarters: {
    label: 'In which municipality will the BV have its official seat?',
    help: 'This municipality is named in the articles. It may differ from the one where your office is. Changing it later requires a notary.',
    inOtherWords: {
      holding: { label: 'In which municipality will the holding have its official seat?' },
      foundation: { label: 'In which municipality will the foundation have its official seat?' },
      transfer: {
        label: 'In which municipality does the BV have its official seat?',
        help: 'You find it in the articles and on the KVK extract.',
      },
    },
  },
  office_address: {
    label: 'What is the address of the office?',
    help: 'Street and number, in the Netherlands. Anyone can look up this visiting address at KVK. You can move later without a notary.',
    issues: { required: 'Enter the street and house number' },
  },
  postal_code: { label: 'Postal code of the office' },
  place_of_business: { label: 'Town or city of the office', issues: { required: 'Enter the town or city' } },
  financial_year_end: {
    label: 'When does the first financial year end?',
    help: 'If you start after the summer, choosing next year often saves you one set of annual accounts.',
    options: { this_year: 'December 31 of this year', next_year: 'December 31 of next year' },
  },
  incorporation_speed: {
    label: 'How soon do you want it to be ready?',
    help: 'We count from the moment we have all the documents.',
    options: { slow: 'Within 20 working days', medium: 'Within 10 working days', fast: 'Within 5 working days' },
  },
  industry: {
    label: 'Which industry will you work in?',
    help: 'Choose whatever comes closest.',
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
    why: 'Extra rules can apply to care providers, such as a notification, a permit or a supervisor. The notary adapts the articles to them.',
  },
  big_registration: {
    label: 'Is anyone listed in the BIG register?',
    help: 'BIG is the Dutch register of care professions, such as physician, physical therapist or nurse.',
  },
  activities: {
    label: 'What will the BV do?',
    help: 'One or two sentences are enough. The text goes into the articles, so leave room for plans you may have later.',
    issues: {
      required: 'Tell us in one or two sentences what the BV will do',
      too_short: 'Tell us a little more: at least {min} characters',
    },
    inOtherWords: {
      holding: {
        label: 'What will the holding do?',
        help: 'A holding usually owns shares and manages money. If you want to add something, write it here.',
      },
      foundation: {
        label: 'What is the purpose of the foundation?',
        help: 'Who or what is the foundation there for? The text goes into the articles.',
      },
    },
  },
  number_of_shares: {
    label: 'How many shares will the BV have?',
    help: '120 is practical: it divides evenly by 2, 3 or 4. More shares do not make the BV worth more.',
    inOtherWords: {
      holding: {
        label: 'How many shares will the holding have?',
        help: 'We recommend at least 100, for example 100 shares of 1 euro.',
      },
    },
  },
  value_of_shares: {
    label: 'What is one share worth?',
    help: 'At least 1 cent. The number of shares times this value is the amount you pay in.',
  },
  distribution_of_shares: {
    label: 'How do you divide the shares?',
    options: { equal: 'Everyone the same', custom: 'I divide them myself' },
  },
  holding_name: {
    label: 'What will the holding be called?',
    help: 'Type the name without B.V.; we add it for you.',
    issues: { required: 'Enter the name of the holding' },
  },
  kvk: {
    label: 'What is the KVK number?',
    help: 'Eight digits. You find it on your extract or on an invoice.',
    inOtherWords: {
      conversion: { label: 'What is the KVK number of your current business?' },
      transfer: { label: 'What is the KVK number of the BV?' },
    },
  },
  added_value: {
    label: 'How much more is your business worth than its book value?',
    help: 'An estimate of things like your name and your customers. If you do not know, leave it blank: your accountant will work it out.',
  },
  upsell_package: { label: 'Membership' },
  upsell_package_type_id: { label: 'Chosen membership' },
  upsell_package_type_product_ids: { label: 'Services included in the membership' },

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
    help: 'For example as a temp agency or by seconding someone.',
    why: 'A business that lends out staff must have this entered at KVK.',
  },
  full_time_work: {
    label: 'How many people will work 15 hours a week or more?',
    help: 'Count yourself too. Nobody yet? Enter 0.',
  },
  part_time_work: { label: 'How many people will work less than 15 hours a week?', help: 'Nobody? Enter 0.' },
  representation: {
    label: 'Who may sign for the BV?',
    help: 'If there is only one director, that director always signs alone.',
    options: { one_signature: 'Each director alone', two_signatures: 'Always two directors together' },
    optionHelp: {
      one_signature: 'Quick and easy: one signature is enough.',
      two_signatures: 'More control: you always need each other.',
    },
    inOtherWords: { foundation: { label: 'Who may sign for the foundation?' } },
  },

  converted_from: {
    label: 'What kind of business do you have now?',
    options: { vof: 'General partnership (vof)', proprietorship: 'Sole proprietorship (eenmanszaak)' },
  },
  type_of_conversion: {
    label: 'How will your business move into the BV?',
    help: 'Your choice determines when you pay tax. Ask your accountant or tax adviser.',
    options: {
      asset_liability: 'The BV buys my business',
      tax_free_transfer: 'Tax-free: no tax for now',
      transfer_subject_to_tax: 'Taxed: settle now',
      none: 'I do not know yet',
    },
    optionHelp: {
      asset_liability: 'An asset and liability transaction. Quickly arranged, and a holding is possible too.',
      tax_free_transfer: 'The BV continues with your book values. There are conditions and it takes more time.',
      transfer_subject_to_tax:
        'You settle with the tax office now and the BV starts at market value. This takes more time too.',
    },
  },
  holding_structure: {
    label: 'Do you want a holding along with it?',
    help: 'You then do not own the shares yourself but through your own BV on top.',
  },
  accountant: {
    label: 'Do you have an accountant or tax adviser to help you?',
    help: 'Someone has to confirm the balance sheet and the value. Without that the notary will not sign.',
    options: { yes: 'Yes', no: 'No', will_be_arranged_soon: 'Not yet, but I will arrange it soon' },
  },
  free_intake: { label: 'Would you like a free talk with our tax partner?', help: 'There are no strings attached.' },

  realizing_activities: {
    label: 'How will the foundation reach that purpose?',
    help: 'For example with information, campaigns, a meeting place or by giving money to projects.',
  },
  president: { label: 'Who will be chair?' },
  secretary: { label: 'Who will be secretary?' },
  treasurer: { label: 'Who will be treasurer?' },
  extra_shareholders: {
    label: 'Will there be a fourth board member?',
    help: 'Do you want more than four? Please contact us.',
  },
  remaining_roles: {
    label: 'What role will the fourth board member have?',
    help: 'For example general board member or vice chair.',
  },
  term_managing: { label: 'How many years does someone stay on the board?', help: 'Four years is customary.' },
  reappointed: {
    label: 'May someone serve another term after that?',
    help: 'Usually a board member can be reappointed once.',
  },
  board_related: {
    label: 'Are any board members relatives or partners of each other?',
    why: 'In a charity (ANBI) a family may not decide about the money together. The tax office would probably refuse the application.',
  },
  board_decisive_control: {
    label: 'Can one board member decide about the money alone?',
    help: 'For example with a casting vote or a veto.',
    why: 'In a charity (ANBI) nobody may dispose of the assets as if they were their own.',
  },
  company_email: {
    label: 'At which email address can people reach the foundation?',
    help: 'A charity (ANBI) publishes this on its own website.',
  },
  phone: { label: 'At which phone number can people reach the foundation?' },
  website: {
    label: 'What is the foundation’s website?',
    help: 'A charity (ANBI) must publish its details online. The site does not have to be ready yet.',
  },

  incorporation_date: {
    label: 'When was the BV incorporated?',
    help: 'The date is on the KVK extract.',
    issues: { required: 'Enter the date of incorporation like 31-12-2015 (day-month-year)' },
  },
  statutes_adopted_date: {
    label: 'When were the articles last adopted?',
    help: 'Never changed? Enter the date of incorporation.',
  },
  share_type: {
    label: 'What kind of shares are they?',
    help: 'If the articles say nothing special, they are ordinary shares.',
    options: {
      common_stock: 'Ordinary shares',
      cumulative_shares: 'Cumulative preference shares',
      preference_shares: 'Preference shares',
      priority_stocks: 'Priority shares',
    },
  },
  total_shares: {
    label: 'How many shares does the BV have in total?',
    help: 'You can count them in the shareholders’ register.',
  },
  number_shares: { label: 'How many shares are being transferred?' },
  shares_from: {
    label: 'From which number?',
    help: 'Shares are numbered. The numbers are in the shareholders’ register.',
  },
  shares_to: { label: 'Up to and including which number?' },
  purchase_agreement: {
    label: 'Is there a purchase agreement?',
    help: 'A signed paper in which buyer and seller agree what is sold and for how much.',
  },
  share_price_details: {
    label: 'What is the price, and how was it set?',
    help: 'For example: €25 per share, based on last year’s balance sheet.',
    issues: { required: 'Enter the price and how it was set' },
  },
  purchase_price_received: {
    label: 'Has the seller received the money already?',
    help: 'Not yet? Then the payment goes through the notary’s account.',
  },
  old_acquistion: {
    label: 'When did the seller get the shares?',
    help: 'Since January 1, 1993, shares change hands only by notarial deed.',
    options: { before_1993: 'Before January 1, 1993', after_1993: 'On or after January 1, 1993' },
  },
  old_acquistion_date: {
    label: 'On which day was that?',
    help: 'The date is in the deed or in the shareholders’ register.',
  },
  received_shares: {
    label: 'How did the seller get the shares?',
    options: {
      incorporation: 'When the BV was incorporated',
      issue: 'When the BV issued new shares',
      purchase: 'Bought them',
      gift: 'Received them as a gift',
      inheritance: 'Inherited them',
      division: 'In a division of property, such as after a divorce',
      merger: 'In a merger or demerger',
    },
  },
  received_shares_date: { label: 'When were the shares put in the seller’s name?' },
  balance_sheet: { label: 'Is there a recent balance sheet?', help: 'An overview of what the BV owns and owes.' },
  date_of_balance: { label: 'What is the date of the balance sheet?' },
  shares_rights_date: {
    label: 'From which day are profit and risk for the buyer?',
    help: 'Usually from the day of the deed.',
    options: { date_of_transfer: 'The day of the deed', other_date: 'Another day' },
  },
  transfer_rights_date: { label: 'Which day is that?' },
  notarial_costs: { label: 'Who pays the notary?', options: { seller: 'The seller', buyer: 'The buyer' } },

  online_notary: {
    label: 'Do you want to meet the notary online?',
    help: 'You show your identity document and hear the explanation in a video call. Signing is done by power of attorney.',
  },
  notary_option: {
    label: 'Which notary would you like?',
    options: {
      partner_notary: 'A notary we work with',
      notary_in_area: 'A notary near me',
      known_notary: 'A notary I already know',
      help_finding: 'Help me find one',
    },
    optionHelp: {
      partner_notary: 'At no extra cost.',
      notary_in_area: 'Being identified by another notary usually costs 25 to 50 euros extra.',
    },
  },
  notary_id: { label: 'Chosen notary' },
  custom_notary: {
    label: 'What is your notary’s name?',
    help: 'The name of the notary or of the firm.',
    issues: { required: 'Enter the name of the notary' },
  },
  custom_notary_city: {
    label: 'In which town or city are you looking for a notary?',
    help: 'If you already know the notary, enter where the office is.',
    issues: { required: 'Enter a town or city' },
  },

  bankruptcy: {
    label: 'Has any of the shareholders gone bankrupt in the past four years?',
    why: 'While a bankruptcy is going on, the trustee decides about the money. That person then cannot simply take shares.',
  },
  bankruptcy_persons: { label: 'Who is this about?' },
  bankruptcy_settled: {
    label: 'Has the bankruptcy been settled?',
    help: 'Settled means that the trustee is done and the court has closed the bankruptcy.',
  },
  criminal_record_status: {
    label: 'None of us has been convicted of a crime involving money, fraud or taxes',
    why: 'The notary has to know who they are dealing with. You do not have to give any details here.',
    issues: { required: 'Tick this box if it is true. Is it not? Please contact us' },
  },
  lead_approval: {
    label: 'Request three free quotes from bookkeepers for me',
    help: 'We then pass your name and phone number on to three firms. There are no strings attached.',
  },
}
