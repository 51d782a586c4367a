import { withRewordings } from '../rewordings.ts'
import type { TextsOf } from '../texts.ts'
import { agreementFields } from './agreement-fields.ts'
import { first } from './first-fields.ts'
import { firstRewordings } from './first-rewordings.ts'
import { sharePrice, transferBoard, transferFactTexts } from './share-transfer-fields.ts'
import { subsidiaryFields } from './subsidiary-fields.ts'

/** The fields of the law, as one reads them on the screen. */
const charityFields = {
  welfare: 'Welfare',
  culture: 'Culture',
  education: 'Education, science and research',
  nature: 'Nature, environment and sustainability',
  health: 'Health care',
  youth_and_elderly: 'Young and elderly people',
  development: 'Development aid',
  animals: 'Animal welfare',
  religion: 'Religion, philosophy of life and spirituality',
  rule_of_law: 'Democracy and the rule of law',
  housing: 'Public housing',
  supporting: 'Supporting other charities (ANBIs)',
} as const

/** Questions about the BV or the foundation itself. */
export const main: TextsOf<'main'> = {
  ...withRewordings(first, firstRewordings),
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
  incorporation_speed: {
    label: 'How soon do you want it to be ready?',
    help: 'We count from the moment we have all the documents.',
    options: { slow: 'Within 20 working days', medium: 'Within 10 working days', fast: 'Within 5 working days' },
  },
  number_of_shares: {
    label: 'How many shares will the BV have?',
    help: 'We suggest 120: two, three or four people can share that equally. The number makes no difference to what your BV is worth.',
    inOtherWords: {
      holding: {
        label: 'How many shares will the holding have?',
        help: 'We recommend at least 100, for example 100 shares of €1.',
      },
    },
  },
  value_of_shares: {
    label: 'What is one share worth?',
    help: 'This is called the nominal value. You choose it yourself, from 1 cent up. All shares together make up what you pay into the BV.',
  },
  distribution_of_shares: {
    label: 'How would you like to divide the shares?',
    options: { equal: 'Equally', custom: 'I’ll divide them myself' },
  },
  kvk: {
    label: 'What is the KVK number?',
    help: 'Eight digits. You can find it on your KVK extract or on an invoice.',
    inOtherWords: {
      conversion: { label: 'What is the KVK number of your current business?' },
      transfer: { label: 'What is the KVK number of the BV?' },
    },
  },
  added_value: {
    label: 'How much more is your business worth than its book value?',
    help: 'Think of your good name and your regular customers; an estimate will do. If you do not know, leave it blank: your accountant can work it out.',
  },
  offer_duty: {
    label: 'May the others buy the shares if one of you drops out?',
    help: 'Dropping out means dying, going bankrupt, divorcing or selling your own holding company. With yes the shares must first be offered to the others, for what they are worth. You may always transfer them to your own holding company. Yes is usually safest.',
  },
  representation: {
    label: 'Who may sign for the BV?',
    help: 'A sole director always signs alone.',
    options: { one_signature: 'Each director alone', two_signatures: 'Always two directors together' },
    optionHelp: {
      one_signature: 'Quick and easy: one signature is enough.',
      two_signatures: 'More control: you always need each other.',
    },
    inOtherWords: { foundation: { label: 'Who may sign for the foundation?' } },
  },
  ...agreementFields,
  ...subsidiaryFields,
  upsell_package: { label: 'Membership' },
  upsell_package_type_id: { label: 'Chosen membership' },
  upsell_package_type_product_ids: { label: 'Services included in the membership' },

  converted_from: {
    label: 'What kind of business do you have now?',
    options: { vof: 'General partnership (vof)', proprietorship: 'Sole proprietorship (eenmanszaak)' },
  },
  trade_name: {
    label: 'What name does your business use now?',
    help: 'The trade name as registered with KVK. Your BV may be called something else.',
    issues: { required: 'Enter the name of your current business' },
  },
  real_estate: {
    label: 'Does your business own a building or land?',
    help: 'Only what is yours and on the balance sheet of your business. What you rent does not count.',
    why: 'A building or land passes by a deed of its own, and the notary looks it up in the land register first.',
  },
  real_estate_details: {
    label: 'Which building or land?',
    help: 'The address is enough. If there are more, name them all.',
    issues: { required: 'Enter the address of the building or land' },
  },
  transfer_moment: {
    label: 'From when does your business count for the BV?',
    help: 'From then on profit and loss are the BV’s. Ask your accountant what is possible in your case.',
    options: { signing: 'From the day of signing', earlier_day: 'From a day that has passed by then' },
    optionHelp: {
      signing: 'Nothing goes back in time. That is the simplest.',
      earlier_day: 'Often January 1. The tax office sets conditions.',
    },
  },
  transfer_date: {
    label: 'To which day does it go back?',
    help: 'Often January 1. Not sure? Leave it blank: your accountant chooses the day that fits the method.',
    issues: {
      date: 'Enter a real date, with day, month and year',
    },
  },
  contribution_credit: {
    label: 'Does the BV owe you part of the value?',
    help: 'If not, you only get shares and the rest stays in the BV. If so, your accountant works out the amount; tax-free it may only be a small part.',
  },
  price_owed: {
    label: 'Does the BV pay you later?',
    help: 'If the BV has no money yet, it can borrow the price from you. We then add a loan agreement, with interest.',
  },
  loan_years: {
    label: 'In how many years does the BV repay the loan?',
    help: 'Five to ten years is usual. Repaying sooner is always allowed.',
    issues: { required: 'Enter the number of years' },
  },
  type_of_conversion: {
    label: 'How will your business move into the BV?',
    help: 'Your choice determines when you pay tax. Ask your accountant or tax adviser.',
    options: {
      asset_liability: 'The BV buys my business',
      tax_free_transfer: 'Tax-free: no tax for now',
      transfer_subject_to_tax: 'Taxed: pay the tax now',
      none: 'I do not know yet',
    },
    optionHelp: {
      asset_liability:
        'This is called an asset and liability transaction. It is quick to arrange, and you can add a holding.',
      tax_free_transfer: 'The BV takes over the values in your books. There are conditions, and it takes longer.',
      transfer_subject_to_tax:
        'You pay tax now on what your business is worth above its books. The BV starts at today’s value. This takes longer too.',
    },
  },
  holding_structure: {
    label: 'Do you want to add a holding right away?',
    help: 'A holding is a BV of your own above your BV. The holding owns the shares, and you own the holding.',
  },
  accountant: {
    label: 'Do you have an accountant or tax adviser to help you?',
    help: 'The notary only signs once an expert has confirmed the balance sheet and the value.',
    options: { yes: 'Yes', no: 'No', will_be_arranged_soon: 'Not yet, but I will arrange it soon' },
  },
  free_intake: { label: 'Would you like a free talk with a tax adviser?', help: 'There are no strings attached.' },

  realizing_activities: {
    label: 'How will the foundation achieve that purpose?',
    help: 'For example by informing people, running campaigns, offering a meeting place or funding projects.',
  },
  extra_shareholders: {
    label: 'Will there be a fourth board member?',
    help: 'Do you want more than four? Please contact us.',
  },
  remaining_roles: {
    label: 'What role will the fourth board member have?',
    help: 'For example regular board member or vice chair.',
  },
  term_managing: { label: 'How many years does someone stay on the board?', help: 'Four years is usual.' },
  reappointed: {
    label: 'May someone serve another term after that?',
    help: 'Usually a board member can be reappointed once.',
  },
  charity_field: {
    label: 'In which field does the foundation work?',
    help: 'Choose what fits best. This field is named in the articles.',
    why: 'The law names the fields in which an ANBI (a recognized charity) can work. The tax authority checks that the purpose fits.',
    options: charityFields,
  },
  charity_field_too: {
    label: 'Does a second field fit as well?',
    help: 'Only if the foundation really does something for it too.',
    options: charityFields,
  },
  board_related: {
    label: 'Are any board members relatives or partners of each other?',
    why: 'An ANBI is a charity recognized by the Dutch tax authority. The authority checks that no one controls the money alone, so it also looks at family on the board.',
  },
  board_decisive_control: {
    label: 'Can one board member decide about the money alone?',
    help: 'For example with a tie-breaking vote or a veto.',
    why: 'An ANBI is a recognized charity. The money belongs to its cause: nobody may use it as their own.',
  },
  company_email: {
    label: 'At which email address can people reach the foundation?',
    help: 'A charity (ANBI) publishes this on its own website.',
  },
  phone: { label: 'At which phone number can people reach the foundation?' },
  website: {
    label: 'What is the foundation’s website?',
    help: 'A charity (ANBI) must publish some of its details online. The site does not have to be ready yet.',
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
    help: 'A signed document in which buyer and seller agree on what is sold and for how much.',
  },
  ...sharePrice,
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
      merger: 'In a merger',
      demerger: 'In a demerger',
    },
  },
  received_shares_date: {
    label: 'When was that entered in the shareholders’ register?',
    help: 'The day is in the register, beside the seller’s name.',
  },
  ...transferFactTexts,
  ...transferBoard,
  balance_sheet: { label: 'Is there a recent balance sheet?', help: 'An overview of what the BV owns and owes.' },
  date_of_balance: { label: 'What is the date of the balance sheet?' },
  shares_rights_date: {
    label: 'From which day do profit and risk belong to the buyer?',
    help: 'That is usually the day the deed is signed.',
    options: { date_of_transfer: 'The day of the deed', other_date: 'Another day' },
  },
  transfer_rights_date: { label: 'Which day is that?' },
  notarial_costs: { label: 'Who pays the notary?', options: { seller: 'The seller', buyer: 'The buyer' } },

  online_notary: {
    label: 'Do you want to meet the notary online?',
    help: 'You show your identity document and hear the explanation in a video call. Signing is done by power of attorney.',
  },
  notary_option: {
    label: 'How would you like to meet the notary?',
    issues: { required: 'Choose how you would like to meet the notary' },
    options: {
      partner_notary: 'A notary we work with',
      notary_in_area: 'A notary near me',
      known_notary: 'A notary I already know',
      help_finding: 'Help me find one',
    },
    optionHelp: {
      partner_notary: 'At no extra cost.',
      notary_in_area: 'Being identified by another notary usually costs €25 to €50 extra.',
    },
  },
  notary_id: { label: 'Chosen notary' },
  custom_notary: {
    label: 'What is your notary’s name?',
    help: 'Preferably the first names in full and the surname; the name of the firm will do too. What you do not know, the notary fills in in the deed.',
    issues: { required: 'Enter the name of the notary' },
  },
  custom_notary_city: {
    label: 'In which town or city?',
    help: 'Where your notary’s office is, or where you are looking for one.',
    issues: { required: 'Enter a town or city' },
  },

  bankruptcy: {
    label: 'Has any shareholder gone bankrupt in the past four years?',
    help: 'With no you declare that nobody went bankrupt. If that is not so, choose yes.',
    you: {
      label: 'Have you gone bankrupt in the past four years?',
      help: 'With no you declare that you did not go bankrupt. If that is not so, choose yes.',
    },
    why: 'During a bankruptcy, the trustee who handles it controls the money. That person then cannot simply take shares.',
  },
  bankruptcy_persons: { label: 'Who is this about?' },
  bankruptcy_settled: {
    label: 'Has the bankruptcy been settled?',
    help: 'Settled means that the trustee has finished and the court has closed the bankruptcy.',
  },
  criminal_record_status: {
    label: 'None of us has been convicted of a crime involving money, fraud or taxes',
    why: 'A notary has to know their clients. You do not have to give any details here. Is it not true for all of you? Then please contact us.',
    issues: { required: 'You need to check the Criminal Records option before you can continue' },
  },
  lead_approval: {
    label: 'Request three free quotes from bookkeepers for me',
    help: 'We then pass your name and phone number on to three firms. There are no strings attached.',
  },
}
