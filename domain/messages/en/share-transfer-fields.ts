import type { TextsOf } from '../texts.ts'

/** What the shares cost, and how it is paid. */
export const sharePrice = {
  purchase_agreement_date: {
    label: 'What is the date of that agreement?',
    help: 'The day on which the last of you signed.',
  },
  share_price_total: {
    label: 'What is the price of all the shares together?',
    help: 'We work out how much that is per share. Both amounts go into the deed.',
    issues: { required: 'Enter what is paid for all the shares together' },
  },
  share_price_details: {
    label: 'Has anything else been agreed about the price?',
    help: 'For example a later payment. If nothing was agreed, leave it empty. What you enter goes into the deed.',
  },
  purchase_price_received: {
    label: 'Has the seller already received the money?',
    help: 'The notary then asks for proof from the bank.',
  },
  price_paid_on: { label: 'On which day was it paid?', help: 'The day on the bank statement.' },
  price_payment: {
    label: 'How will it be paid?',
    options: { notary_account: 'Through the notary’s account', later: 'Later, after the deed' },
    optionHelp: {
      notary_account: 'The buyer transfers the money before the deed. This is the safest for both.',
      later: 'The buyer still owes the price. That is a risk for the seller.',
    },
  },
  price_due_date: {
    label: 'By which day will the whole price be paid?',
    issues: {
      required: 'Enter a day like 31-12-2035',
      date: 'Enter an existing date like 31-12-2035',
      after_today: 'Choose a day after today',
    },
  },
} as const satisfies Partial<TextsOf<'main'>>

/** What the deed says of the shares and of the company. */
export const transferFactTexts = {
  nominal_value: {
    label: 'What is the nominal value of one share?',
    help: 'That amount is in the articles, in the one about capital and shares. It is not the price.',
    issues: { required: 'Enter what the articles say, for example 1.00' },
  },
  acquisition_notary: {
    label: 'Which notary made that deed?',
    help: 'The name is on the first page. Of an inheritance it is the notary of the certificate of inheritance.',
    issues: { required: 'Enter the name of the notary' },
  },
  acquisition_notary_city: { label: 'Where was that office?', issues: { required: 'Enter a place' } },
  acquisition_paper: {
    label: 'Which paper shows that?',
    help: 'For example: the private deed of transfer of 9 October 1990.',
    issues: { required: 'Enter which paper there is of it' },
  },
  acquisition_known: {
    label: 'How did the BV know of it?',
    help: 'It is usually at the end of the earlier deed.',
    options: {
      party: 'The BV was a party to the deed',
      acknowledged: 'The BV acknowledged it in writing afterwards',
      served: 'A bailiff served the deed on the BV',
    },
  },
  company_real_estate: {
    label: 'Does the BV own a building or land?',
    help: 'Also if the BV had any in the past year, or has it through another BV.',
    why: 'For a BV that mainly has buildings or land the buyer sometimes pays transfer tax.',
  },
  real_estate_company: {
    label: 'Is that more than half of what it owns, and is it mainly there to let or to trade?',
    help: 'Ask your accountant. A building in which the BV itself works does not count as letting or trading.',
  },
} as const satisfies Partial<TextsOf<'main'>>

/** Who signs for the company, and who directs it afterwards. */
export const transferBoard = {
  board_signer: {
    label: 'Which director signs for the BV?',
    help: 'The BV takes part in the deed. One of its directors gives a power of attorney for that.',
    options: { seller: 'The seller', other: 'Another director' },
  },
  board_signer_name: {
    label: 'Who signs for the BV?',
    help: 'All first names and the surname, as on the identity document.',
    issues: { required: 'Enter the full name' },
  },
  board_signer_company: {
    label: 'Is another BV the director?',
    help: 'Then enter its name. Otherwise leave this empty.',
  },
  board_alone: {
    label: 'May this director sign alone?',
    help: 'The KVK extract then says: solely or independently authorised.',
  },
  board_second_name: {
    label: 'Which director signs along?',
    help: 'All first names and the surname, as on the identity document.',
    issues: { required: 'Enter the full name' },
  },
  next_director: {
    label: 'The seller steps down as director. Who runs the BV afterwards?',
    options: { stays: 'The other directors who are there already', appointed: 'A new director, who is not a buyer' },
  },
  next_director_name: {
    label: 'What is the name of the new director?',
    help: 'All first names and the surname, as on the identity document.',
    issues: { required: 'Enter the full name' },
  },
} as const satisfies Partial<TextsOf<'main'>>
