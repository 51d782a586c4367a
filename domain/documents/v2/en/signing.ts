/** What every paper says in the same way about signing it. */

export const signerText = '{signer_name}, {signs_as}'

export const whoSigns = {
  title: null,
  plain: 'Who signs this paper, and for whom.',
  clauses: { signer: ['To be signed by', signerText] },
} as const

export const signatureHeading = {
  title: 'Signature',
  plain: 'Use the same signature as on your identity document.',
} as const

export const signatureLines = { place: 'Signed at {place_and_day}.', signs: signerText } as const

export const signingPhrases = {
  role_founder: 'founder',
  role_director: 'director of {company}',
  role_future_director: 'future director of {company} in formation (in oprichting)',
  role_new_director: 'new director of {company}',
  role_employee: 'employee',
  role_shareholder: 'shareholder',
  role_owner: 'owner of the business',
  role_seller: 'seller',
  role_buyer: 'buyer',
  role_lender: 'lender',
  role_ratifier: 'director of {company}, for the ratification',
  signs_person: 'in a personal capacity',
  signs_person_for: 'in a personal capacity and on behalf of {party}',
  signs_self: 'as {role}',
  signs_for: 'on behalf of {party}, {role}',
  in_formation: '{company} in formation (in oprichting)',
  paper_deed: 'Deed of incorporation (akte van oprichting) of {company}',
  paper_poa: 'Power of attorney (volmacht) for the incorporation of {company}',
  paper_register: 'Register of shareholders (aandeelhoudersregister) of {company}',
  paper_declaration: 'Personal declaration for the incorporation of {company}',
  paper_company_power: 'Power of attorney (volmacht) of {company}',
  paper_ratification: 'Ratification (bekrachtiging) by {company}',
  paper_dga_agreement: 'Employment agreement (arbeidsovereenkomst) with {company}',
  paper_shareholders_agreement: 'Shareholders’ agreement (aandeelhoudersovereenkomst) of {company}',
  paper_translation: 'Translation of the deed of incorporation of {company}',
  paper_asset_agreement: 'Purchase agreement with {company}',
  paper_loan: 'Loan agreement with {company}',
  paper_conflict_resolution: 'Decision of the general meeting of {company}',
  paper_intent: 'Declaration of intent for {company}',
  paper_description: 'Description of the contribution to {company}',
  paper_contribution: 'Deed of contribution to {company}',
  paper_contribution_poa: 'Power of attorney of {company} for the contribution',
} as const

export const signingBlanks = {
  by_signer: 'to be completed by the signatory',
  by_parties: 'to be completed by the parties',
  ratified_hour: 'hour',
  ratified_minute: 'minute',
  sender_name: 'sender',
  sender_email: 'e-mail address of the sender',
} as const
