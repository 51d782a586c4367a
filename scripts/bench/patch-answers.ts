import type { QuestionnairePatch } from '#contract/questionnaires.ts'

/** A questionnaire as it stands halfway: a company and two people. */
export const halfway: QuestionnairePatch = {
  main: {
    company_name: 'De Gouden Lepel',
    headquarters: 'Utrecht',
    industry: 'hospitality',
    activities: 'Het exploiteren van een restaurant en het verzorgen van catering op locatie.',
    email: 'info@degoudenlepel.nl',
    office_address: 'Voorbeeldstraat 12',
    postal_code: '3511 AB',
    place_of_business: 'Utrecht',
    export_products: false,
    import_products: true,
    sell_products: 'consumers',
    where_are_sold: 'store_or_kiosk',
    full_time_work: 3,
    part_time_work: 5,
    representation: 'one_signature',
    financial_year_end: 'this_year',
  },
  p1: person('Anna', 'de Vries', '111222333'),
  p2: person('Bram', 'Jansen', '123456782'),
}

function person(firstname: string, lastname: string, bsn: string) {
  return {
    active: true,
    substep: 3,
    type: 'natural_person',
    prefix: 'Mrs',
    firstname,
    lastname,
    birthdate: '14-03-1985',
    birthplace: 'Utrecht',
    country_of_birth: 'NL',
    email: `${firstname.toLowerCase()}@voorbeeld.nl`,
    phone_number: '+31612345678',
    residence_country: 'NL',
    address: 'Voorbeeldlaan 3',
    zip_code: '3512 CD',
    location: 'Utrecht',
    marital_status: 'married',
    has_proprietorship: false,
    nationality: 'NL',
    document_type: 'passport',
    document_number: 'NX1234561',
    issue_date: '01-02-2024',
    expiration_date: '01-02-2034',
    place_of_issue: 'Utrecht',
    bsn,
    dutch_proficient: true,
    become_director: true,
    pep: false,
  } as const
}

/** What leaving a group of fields sends: one time the address, the other time the identity document. */
export const group = (turn: number): QuestionnairePatch =>
  turn % 2 === 0
    ? {
        p1: {
          email: `anna${turn}@voorbeeld.nl`,
          phone_number: '+31612345678',
          residence_country: 'NL',
          address: `Voorbeeldlaan ${turn}`,
          zip_code: '3512 CD',
          location: 'Utrecht',
          marital_status: 'married',
        },
        substep: 1,
      }
    : {
        p1: {
          nationality: 'NL',
          document_type: 'passport',
          document_number: 'NX1234561',
          issue_date: '01-02-2024',
          expiration_date: '01-02-2034',
          place_of_issue: turn % 4 === 1 ? 'Utrecht' : 'Amersfoort',
          bsn: turn % 4 === 1 ? '111222333' : '123456782',
        },
        substep: 2,
      }
