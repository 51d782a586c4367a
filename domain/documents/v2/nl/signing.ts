/** Wat op ieder stuk op dezelfde manier over het tekenen staat. */

export const signerText = '{signer_name}, {signs_as}'

export const whoSigns = {
  title: null,
  plain: 'Wie dit stuk tekent, en namens wie.',
  clauses: { signer: ['Te ondertekenen door', signerText] },
} as const

export const signatureHeading = {
  title: 'Ondertekening',
  plain: 'Teken met dezelfde handtekening als op je identiteitsbewijs.',
} as const

export const signatureLines = { place: 'Ondertekend te {place_and_day}.', signs: signerText } as const

/** De afzender van een brief, en wat hij over de stukken zegt. */
export const senderArticle = {
  title: null,
  plain: 'Van wie deze brief komt.',
  clauses: { from: ['Van', '{sender_name}'], reach: ['E-mail', '{sender_email}'] },
} as const

export const toSign = {
  title: '{paper_title}{signed_after? (na de oprichting)}',
  plain: 'Dit stuk wordt getekend door wie hier staat.',
} as const

export const toRead = {
  title: 'Wat je alleen leest',
  plain: 'Deze stukken hoef je niet te tekenen.',
  clauses: {
    intro: 'Deze stukken lees en bewaar je. Je hoeft ze niet te tekenen:',
    paper:
      '{paper_title}{office_signs?, waarvoor een medewerker van de notaris tekent met de volmacht die daarvoor is gegeven}{last?.|;}',
  },
} as const

export const signingPhrases = {
  role_founder: 'oprichter',
  role_director: 'bestuurder van {company}',
  role_future_director: 'toekomstig bestuurder van {company} in oprichting',
  role_new_director: 'nieuwe bestuurder van {company}',
  role_employee: 'werknemer',
  role_shareholder: 'aandeelhouder',
  role_owner: 'eigenaar van de onderneming',
  role_seller: 'verkoper',
  role_buyer: 'koper',
  role_lender: 'geldgever',
  role_ratifier: 'bestuurder van {company}, voor de bekrachtiging',
  signs_person: 'voor zichzelf',
  signs_person_for: 'voor zichzelf en namens {party}',
  signs_self: 'als {role}',
  signs_for: 'namens {party}, {role}',
  in_formation: '{company} in oprichting',
  paper_deed: 'Akte van oprichting van {company}',
  paper_poa: 'Volmacht tot oprichting van {company}',
  paper_register: 'Register van aandeelhouders van {company}',
  paper_declaration: 'Persoonlijke verklaring voor de oprichting van {company}',
  paper_company_power: 'Volmacht van {company}',
  paper_ratification: 'Bekrachtiging door {company}',
  paper_dga_agreement: 'Arbeidsovereenkomst met {company}',
  paper_shareholders_agreement: 'Aandeelhoudersovereenkomst van {company}',
  paper_translation: 'Vertaling van de akte van oprichting van {company}',
  paper_asset_agreement: 'Overeenkomst van koop van de onderneming door {company}',
  paper_loan: 'Overeenkomst van geldlening aan {company}',
  paper_conflict_resolution: 'Besluit van de algemene vergadering van {company} over de koop van de onderneming',
  paper_intent: 'Intentieverklaring tot inbreng in {company}',
  paper_description: 'Beschrijving van de inbreng in {company}',
  paper_contribution: 'Akte van inbreng in {company}',
  paper_contribution_poa: 'Volmacht van {company} voor de inbreng',
} as const

export const signingBlanks = {
  by_signer: 'in te vullen door de ondertekenaar',
  by_parties: 'in te vullen door partijen',
  ratified_hour: 'uur',
  ratified_minute: 'minuut',
  sender_name: 'afzender',
  sender_email: 'e-mailadres van de afzender',
} as const
