import type { TextsOf } from '../texts.ts'
import { documentPlaces } from './document-places.ts'
import { ownHoldingFields } from './own-holding-fields.ts'

/** Questions about a shareholder, founder, board member, buyer or seller. */
export const shareholder: TextsOf<'shareholder'> = {
  active: { label: 'Takes part' },
  substep: { label: 'Where you were' },
  type: {
    label: 'Who will be the shareholder?',
    options: {
      natural_person: 'A person',
      existing_company: 'A BV that already exists',
      new_company: 'A new holding',
    },
    optionHelp: {
      natural_person: 'Someone owns the shares personally.',
      existing_company: 'For example your own holding.',
      new_company: 'We set it up for you first, and the BV after that.',
    },
    inOtherWords: {
      foundation: { label: 'Who will be on the board?' },
      transfer: { label: 'Who is buying or selling?' },
    },
  },
  is_natural_person: { label: 'Is a person' },
  is_new_company: { label: 'Is a new holding' },
  holding_declined: { label: 'Wants no holding' },
  is_existing_company: { label: 'Is an existing BV' },
  prefix: { label: 'Title', options: { Mr: 'Mr.', Mrs: 'Ms.' } },
  firstname: {
    label: 'First names',
    help: 'All of them, exactly as on the identity document.',
    issues: { required: 'Enter all first names' },
  },
  lastname: {
    label: 'Last name',
    help: 'Including any prefix, for example van den Berg.',
    issues: { required: 'Enter the last name' },
  },
  name_as_on_document: { label: 'This is how the name reads on the identity document' },
  birthdate: {
    label: 'Date of birth',
    help: 'Day-month-year, for example 14-03-1985.',
    issues: {
      required: 'Enter a date of birth like 14-03-1985 (day-month-year)',
      date: 'Enter a date of birth like 14-03-1985 (day-month-year)',
      not_after_today: 'Enter a date of birth in the past',
    },
  },
  birthplace: {
    label: 'Place of birth',
    help: 'As on the identity document.',
    issues: { required: 'Enter the place of birth' },
  },
  country_of_birth: { label: 'Country of birth' },
  filled_in_by: {
    label: 'Who fills in these details?',
    help: 'Anyone who does it themselves gets a personal link. Only the notary then sees passport, BSN and declarations.',
    options: { customer: 'I fill it in', self: 'They do it themselves' },
  },
  email: {
    label: 'Email address',
    help: 'A separate one for each person: the notary emails everyone individually.',
  },
  phone_number: { label: 'Phone number', help: 'The notary calls this number to make an appointment.' },
  residence_country: { label: 'In which country does {name} live?', you: { label: 'In which country do you live?' } },
  address: {
    label: 'Street and house number',
    help: 'The home address. It goes into the deed.',
    issues: { required: 'Enter the street and house number' },
  },
  zip_code: { label: 'Postal code' },
  location: { label: 'Town or city', issues: { required: 'Enter the town or city' } },
  marital_status: {
    label: 'Is {name} married or in a registered partnership?',
    you: { label: 'Are you married or in a registered partnership?' },
    help: 'This goes into the deed. A partner usually has nothing to sign.',
    options: {
      unmarried: 'Not married and not in a registered partnership',
      registered_partner: 'Registered partner',
      married: 'Married',
    },
  },
  has_proprietorship: {
    label: 'Does {name} have a sole proprietorship?',
    you: { label: 'Do you have a sole proprietorship?' },
    help: 'Their own business, registered with KVK, that is not a BV. Many freelancers have one (in Dutch: eenmanszaak).',
  },
  kvk_proprietorship: { label: 'What is the KVK number of the sole proprietorship?' },
  proprietorship_action: {
    label: 'What happens to the sole proprietorship?',
    you: { label: 'What happens to your sole proprietorship?' },
    options: { keep: 'It continues', transfer: 'It moves into the BV', close: 'It ends' },
  },
  proprietorship_name: {
    label: 'What is the sole proprietorship called?',
    help: 'It will exist side by side with the BV, so each needs a name of its own.',
    issues: { required: 'Enter the name of the sole proprietorship' },
  },

  nationality: { label: 'Nationality' },
  document_type: {
    label: 'Which identity document?',
    help: 'Make sure it is still valid when the notary checks it.',
    helpFor: {
      foreign:
        'Was it issued outside the European Union? Then only a passport is enough for the notary. Make sure it is still valid when the notary looks at it.',
    },
    why: 'By law, the notary has to verify who is taking part. A valid identity document is needed for that.',
    options: { passport: 'Passport', driver_licence: 'Driver’s license', identity_card: 'Identity card' },
  },
  document_number: {
    label: 'Document number',
    help: 'At the top right of a Dutch passport or identity card: 9 characters, never the letter O. The notary checks the document with it. Only the notary and those of us who help you see it, and we store it encrypted.',
    helpFor: documentPlaces,
    why: 'The notary uses it to check that the document is genuine and valid. The number does not go into the deed.',
  },
  issue_date: { label: 'Issued on', help: 'The date of issue is on the document.' },
  expiration_date: {
    label: 'Valid until',
    help: 'Does it expire soon? Then apply for a new one now.',
    issues: {
      required: 'Enter until when the document is valid, like 31-12-2030 (day-month-year)',
      date: 'Enter an existing date like 31-12-2030 (day-month-year)',
      after_today: 'This document has expired. Enter the details of one that is still valid',
    },
  },
  place_of_issue: {
    label: 'Where was it issued?',
    help: 'The town or authority named on the document, for example Burgemeester van Utrecht.',
    helpFor: { foreign: 'The authority named on the document, for example Ministry of Home Affairs.' },
    issues: { required: 'Enter where the document was issued' },
  },
  bsn: {
    label: 'Citizen service number (BSN)',
    help: 'Nine digits, on a Dutch passport, identity card or driver’s license. Needed for the registration with KVK. Only the notary and those of us who help you see it, and we store it encrypted.',
    helpFor: {
      foreign:
        'Never lived or worked in the Netherlands? Then there is probably none: tick that below. Otherwise nine digits, needed for the registration with KVK. Only the notary and those of us who help you see it, and we store it encrypted.',
    },
    why: 'The notary needs it to register the company with KVK and its owners in the UBO register. We store it encrypted, and it does not go into the deed.',
  },
  bsn_not_present: { label: '{name} has no BSN', you: { label: 'I have no BSN' } },

  lives_in_netherlands: {
    label: 'Does {name} live in the Netherlands?',
    you: { label: 'Do you live in the Netherlands?' },
  },
  dutch_proficient: {
    label: 'Does {name} speak, read and understand Dutch?',
    you: { label: 'Do you speak, read and understand Dutch?' },
    why: 'The deed is in Dutch. Everyone who signs has to understand what it says.',
  },
  english_proficient: {
    label: 'Does {name} speak, read and understand English?',
    you: { label: 'Do you speak, read and understand English?' },
    why: 'Someone who does not know Dutch can still take part with an English translation and explanation.',
  },
  become_director: {
    label: 'Will {shareholder} be a director?',
    you: { label: 'Will you be a director yourself?' },
    help: 'Directors make the decisions and see to it that the books and taxes are in order. Being just a shareholder is possible too.',
    inOtherWords: { transfer: { label: 'Is {name} currently a director of the BV?' } },
  },
  pep: {
    label: 'Does {name}, or a close relative, hold a prominent public position?',
    you: { label: 'Do you, or does a close relative, hold a prominent public position?' },
    help: 'Think of government ministers, members of parliament, party leaders, ambassadors, supreme court judges and the heads of state-owned companies. It applies until a year after they step down, and also to partners, parents, children and close business associates.',
    why: 'By law, the notary has to look further here, for example into where the money comes from. That does not fit our online service. We will help you find a notary who does it.',
  },
  shares: {
    label: 'How many shares does {shareholder} get?',
    you: { label: 'How many shares do you get?' },
    help: 'All shares together must add up to the total.',
  },
  dga_plan: {
    label: 'Take care of the payroll for {name}',
    you: { label: 'Take care of my payroll' },
    help: 'Someone who works for the BV and has at least 5% of the shares usually has to be paid a customary salary: one that fits the work. That takes payroll administration.',
  },
  foundation_role: {
    label: 'What role will {name} have on the board?',
    you: { label: 'What role will you have on the board?' },
    help: 'Chair, secretary and treasurer can each be chosen only once.',
    options: { chairman: 'Chair', secretary: 'Secretary', treasurer: 'Treasurer', other: 'Board member' },
  },
  holding: {
    label: 'Take the shares through a personal holding',
    help: 'The holding then becomes the shareholder, and you own the holding. We set up the holding first.',
  },
  holding_name: {
    label: 'What will the holding be called?',
    help: 'Leave out B.V.; we add it for you.',
    issues: { required: 'Enter the name of the holding' },
  },
  ...ownHoldingFields,

  company_name: {
    label: 'What is the name of the BV that will be a shareholder?',
    help: 'The name as registered with KVK. You can leave out B.V.',
    issues: { required: 'Enter the name of the BV' },
  },
  incorporated_in_netherlands: {
    label: 'Was this BV incorporated in the Netherlands?',
    why: 'For a foreign company, the notary has to have documents from that country checked. Our online service cannot do that.',
  },
  chamber: { label: 'What is the KVK number of this BV?', help: 'Eight digits. It is on the KVK extract.' },
  company_country: { label: 'In which country is the office of this BV?' },
  company_address: {
    label: 'Street and house number of this BV',
    issues: { required: 'Enter the street and house number' },
  },
  company_zipcode: { label: 'Postal code of this BV' },
  company_location: { label: 'Town or city of this BV', issues: { required: 'Enter the town or city' } },
  director_authorized: {
    label: 'Is the person who signs a director of this BV?',
    help: 'The KVK extract says who the directors are.',
  },
  representation_type: {
    label: 'May this director sign alone?',
    help: 'The KVK extract tells you. If you sign jointly, every director whose signature is needed has to take part.',
    options: {
      independently_authorized_director: 'Yes, alone (independently authorized)',
      jointly_authorized_director: 'No, together with others (jointly authorized)',
    },
  },
  function: {
    label: 'Why may {name} sign for the BV?',
    you: { label: 'Why may you sign for the BV?' },
    help: 'Later on you upload the document that shows this.',
    options: {
      authorized_director: 'The board has given a power of attorney in writing',
      authorized_representative: 'As authorized representative at KVK',
    },
  },
  representative_birthdate: {
    label: 'Date of birth of the person who signs',
    help: 'Day-month-year, for example 14-03-1985.',
    issues: {
      required: 'Enter a date of birth like 14-03-1985 (day-month-year)',
      date: 'Enter a date of birth like 14-03-1985 (day-month-year)',
      not_after_today: 'Enter a date of birth in the past',
    },
  },
  representative_birthplace: {
    label: 'Place of birth of the person who signs',
    issues: { required: 'Enter the place of birth' },
  },
  address_equals_company_address: {
    label: 'Does {name} live at the BV’s address?',
    you: { label: 'Do you live at the BV’s address?' },
    help: 'Choose no if the home address is a different one.',
  },
  ubos: {
    label: 'How many UBOs does this BV have?',
    help: 'UBOs (ultimate beneficial owners) are the people behind the BV: anyone who, in person or through another company, has more than 25% of the shares, profit or voting rights, or who is in charge in practice. If nobody does, count the directors. Does someone have exactly 25%? When in doubt, count them too.',
    issues: { at_most: 'Enter {max} or a lower number. Are there more? Then please contact us' },
  },
  ubo_kvk_registered: {
    label: 'Are the UBOs of this BV registered with KVK?',
    why: 'The notary can only go ahead once the UBOs of this BV are in the register. You register them yourself at kvk.nl.',
  },
  ubo_kvk_registered_check: {
    label: 'I understand that the notary can only start once the UBOs are registered with KVK',
  },
  company_main_person: {
    label: 'Is {name} our contact for the BV?',
    you: { label: 'Are you our contact for the BV?' },
  },
  new_company_director: {
    label: 'Will the new holding be a director of the BV?',
    help: 'That is the usual way: you run the holding, and the holding runs the BV.',
  },
  natural_person_director: {
    label: 'Will the owner of the holding be a director of the BV personally?',
    help: 'You are then listed as director at KVK yourself, and not your holding.',
  },

  party: { label: 'Side in the transfer', options: { seller: 'Seller', buyer: 'Buyer' } },
  sole_shareholder: { label: 'Does the seller own all the shares in the BV now?' },
  blocking_route: {
    label: 'What has been arranged with the other shareholders?',
    help: 'They usually have the right to buy the shares first. The articles say how that works.',
    why: 'Without an offer to the others, or their statement that they do not want to buy, the transfer is not valid.',
    options: {
      waived: 'They waive their right to buy in writing',
      approved: 'The general meeting approves',
      offered: 'The shares were offered, and they did not buy',
      not_applicable: 'The articles do not ask for it here',
      not_yet: 'Nothing yet',
    },
  },
  blocking_article: {
    label: 'In which article of the articles of association is that?',
    help: 'Look for transfer of shares, or blocking clause. If they say nothing about it, leave it empty: the law then applies.',
    issues: { required: 'Enter the number of the article' },
  },
  blocking_paper: {
    label: 'On which paper is that?',
    options: {
      resolution: 'On the resolution that we make and everyone still signs',
      statement: 'On a paper that has been signed already',
    },
  },
  blocking_paper_date: {
    label: 'What is the date of that paper?',
    help: 'You send it along later. It is attached to the deed.',
  },
  buyer_sole_shareholder: {
    label: 'Will the buyer own all the shares in the BV?',
    help: 'KVK then registers the buyer as sole shareholder.',
  },
  seller_resign: { label: 'Is the seller stepping down as director?' },
  decharge: {
    label: 'Is the seller granted discharge (decharge)?',
    help: 'The shareholders then promise not to hold the director liable later for what they know now. Anything that was hidden is not covered, and it does not help if the BV goes bankrupt.',
  },
  buyer_director: {
    label: 'Will the buyer be a director of the BV?',
    help: 'The shareholders then appoint the buyer as of the day of the deed. We make the papers for it.',
  },
  internal: {
    label: 'Is the buyer already a shareholder, or part of the same group?',
    help: 'For example when the shares go to your own holding.',
  },
}
