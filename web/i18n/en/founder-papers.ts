import type { founderPapers as nl } from '../nl/founder-papers.ts'
import type { TextShape } from '../shape.ts'

export const founderPapers: TextShape<typeof nl> = {
  identity: {
    name: 'Copy of the identity document',
    ask: 'a copy of the identity document',
    why: 'So that the notary knows for sure who signs. Of a passport the page with the photo, of a card both sides.',
  },
  proof_of_address: {
    name: 'Proof of address',
    ask: 'a proof of address',
    why: 'Who lives abroad shows where: an extract or a bill of the last three months.',
  },
  power_of_attorney: {
    name: 'Signed power of attorney',
    ask: 'the signed power of attorney',
    why: 'With a legalised signature, so that the notary can sign for you.',
  },
  company_extract: {
    name: 'Extract of the company',
    ask: 'the extract of the company',
    why: 'Not older than 30 days, so that the notary sees that the company exists.',
  },
  signing_authority: {
    name: 'Proof of who may sign',
    ask: 'a proof of who may sign',
    why: 'So that the notary knows that who signs may do so for the company.',
  },
  opening_balance: {
    name: 'Opening balance sheet',
    ask: 'the opening balance sheet',
    why: 'It says what goes over to the new company.',
  },
  accountant: {
    name: 'Accountant’s statement',
    ask: 'the accountant’s statement',
    why: 'It confirms what the contribution is worth.',
  },
  contribution_description: {
    name: 'Description of the contribution',
    ask: 'the description of the contribution',
    why: 'It says what is contributed and how that was valued.',
  },
  purchase_agreement: {
    name: 'Purchase agreement',
    ask: 'the purchase agreement',
    why: 'It says what was agreed about the shares.',
  },
  shareholders_register: {
    name: 'Shareholders’ register',
    ask: 'the shareholders’ register',
    why: 'So that the notary sees whose the shares are now.',
  },
  proof_of_payment: {
    name: 'Proof of payment',
    ask: 'the proof of payment',
    why: 'So that the notary sees that the price was paid.',
  },
  other: { name: 'Something else', ask: 'the document', why: 'Something else the notary has to see.' },
  of: '{paper} of {person}',
  own: {
    identity: { name: 'Copy of your identity document', ask: 'a copy of your identity document' },
    passport: { name: 'Copy of your passport', ask: 'a copy of your passport' },
    identity_card: { name: 'Copy of your identity card', ask: 'a copy of your identity card' },
    driver_licence: { name: 'Copy of your driver’s license', ask: 'a copy of your driver’s license' },
  },
  sides: {
    passport:
      'So that the notary knows for sure who signs. What we need is the page with the photo; it takes a minute.',
    identity_card:
      'So that the notary knows for sure who signs. What we need is the front and the back; it takes two minutes.',
    driver_licence:
      'So that the notary knows for sure who signs. What we need is the front and the back; it takes two minutes.',
  },
}
