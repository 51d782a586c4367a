/** What stands in every agreement between two parties in the same way, and how the parties are asked for. */

export const ourIntroduction =
  '{our_name}, established in {our_seat}, with its office at {our_street}, {our_zip} {our_town}, registered in the Dutch trade register under number {our_kvk}, represented by {our_signer}'
export const otherCompany =
  '{other_name}, with its office at {other_street}, {other_zip} {other_town}, registered in the trade register under number {other_kvk}, represented by {other_signer}'
export const otherPerson = '{other_name}, residing at {other_street}, {other_zip} {other_town}'

export const finalProvisions = {
  title: 'Final provisions',
  plain: 'Changes are made in writing. Dutch law applies, and this says which court decides.',
  clauses: {
    changes: 'This agreement can only be changed in writing.',
    invalid:
      'If a provision is invalid, the others remain in force and the parties replace it by a valid one that comes as close to it as possible.',
    law: 'This agreement is governed by Dutch law.',
    court:
      'Disputes are submitted to the competent court in the district where {our_name} is established, unless mandatory law provides otherwise.',
  },
} as const

export const signatures = {
  title: 'Signatures',
  plain: 'If you sign online, that is a simple electronic signature. A page with the evidence follows.',
  clauses: {
    us: '{our_signer}, on behalf of {our_name}',
    company: '{other_signer}, on behalf of {other_name}',
    person: '{other_name}',
  },
} as const

/** With every article that transfers copyright (art. 2(3) Dutch Copyright Act): how safe signing online is for that. */
export const copyrightDeed =
  'To transfer copyright the law asks for a signed deed. A simple electronic signature can be enough, but a pen or a qualified one is safer.'

export const partySections = { us: 'Your company', other: 'The other party' } as const

export const partyQuestions = {
  our_signer: {
    label: 'Who signs for your company?',
    help: 'First and last name of someone who may sign for your company, usually a director. If directors may only sign together, name them together and have all of them sign.',
    gap: 'who signs for your company',
  },
  other_kind: {
    label: 'Is the other party a company or a person?',
    options: { company: 'A company', person: 'A person' },
  },
  other_name: {
    label: 'What is the name of the other party?',
    help: 'For a company its name in the trade register, with B.V. or another legal form. For a sole proprietorship the owner with the trade name, for example: Sjoerd Bakker, trading as Bakker Advies. For a person the first names and surname.',
    gap: 'name of the other party',
  },
  other_kvk: { label: 'What is the KVK number of the other party?', gap: 'KVK number of the other party' },
  other_street: { label: 'Street and number', gap: 'street and number of the other party' },
  other_zip: { label: 'Postal code', gap: 'postal code of the other party' },
  other_town: { label: 'Town', help: 'Abroad also the country.', gap: 'town of the other party' },
  other_signer: {
    label: 'Who signs for the other party?',
    help: 'The trade register says who may sign, and whether alone or together with another.',
    gap: 'who signs for the other party',
  },
  other_email: {
    label: 'To which email address may we send the link to sign?',
    help: 'This address does not appear in the agreement. You can also fill it in later.',
  },
} as const
