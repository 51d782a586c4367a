import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { sampleAbroad, samplePerson } from './sample-answers.ts'

const main: MainAnswers = {
  company_name: 'Stichting Buurttuin Oost',
  headquarters: 'Leeuwarden',
  email: 'sanne@example.nl',
  office_address: 'Nieuwestad 12',
  postal_code: '8911 AB',
  place_of_business: 'Leeuwarden',
  activities: 'Het inrichten en onderhouden van een tuin voor alle buurtbewoners.',
  realizing_activities: '- Tuinieren met de buurt\n- Het geven van **lessen** op scholen;',
  extra_shareholders: false,
  term_managing: 4,
  reappointed: true,
  financial_year_end: 'this_year',
  upsell_package: 'starter_yearly',
  online_notary: true,
}

const { become_director: _directs, has_proprietorship: _business, english_proficient: _other, ...person } = samplePerson

const chair: ShareholderAnswers = { ...person, foundation_role: 'chairman' }
const secretary: ShareholderAnswers = {
  ...person,
  prefix: 'Mr',
  firstname: 'Bram',
  lastname: 'van den Berg',
  email: 'bram@example.nl',
  bsn: '111222333',
  marital_status: 'unmarried',
  foundation_role: 'secretary',
}
const { bsn: _none, ...withoutBsn } = person
const treasurer: ShareholderAnswers = {
  ...withoutBsn,
  ...sampleAbroad,
  bsn_not_present: true,
  email: 'joao@example.pt',
  document_type: 'identity_card',
  document_number: '12345678',
  foundation_role: 'treasurer',
}
const member: ShareholderAnswers = {
  ...secretary,
  prefix: 'Mrs',
  firstname: 'Fleur',
  email: 'fleur@example.nl',
  bsn: '200000007',
  address: 'Singel 4',
  foundation_role: 'other',
}

const board = { p1: chair, p2: secretary, p3: treasurer }
const { online_notary: _online, ...atOffice } = main

/** Boards of every sort, each with everything answered. */
export const sampleFoundations = {
  three_members: { main, ...board, p4: {} },
  four_members: {
    main: {
      ...atOffice,
      company_name: 'Gerda Stichting',
      extra_shareholders: true,
      remaining_roles: 'vicevoorzitter',
      reappointed: false,
      term_managing: 3,
      financial_year_end: 'next_year',
      online_notary: false,
      notary_option: 'known_notary',
      custom_notary: 'Anna Elisabeth de Groot',
      custom_notary_city: 'Sneek',
    },
    ...board,
    p4: member,
  },
} satisfies Readonly<Record<string, Answers>>

const charity: MainAnswers = {
  charity_field: 'nature',
  board_related: false,
  board_decisive_control: false,
  company_email: 'info@buurttuin.example.nl',
  phone: '+31582345678',
  website: 'https://buurttuin.example.nl',
}

// Nobody on the board of a charity lives with another or is a relative.
const { p2: second, p4: fourth } = sampleFoundations.four_members
const apart: ShareholderAnswers = { ...second, address: 'Grote Kerkstraat 7', zip_code: '8911 DZ' }

/** The same as charities. */
export const sampleCharities = {
  three_members: { ...sampleFoundations.three_members, main: { ...main, ...charity }, p2: apart },
  four_members: {
    ...sampleFoundations.four_members,
    main: {
      ...sampleFoundations.four_members.main,
      ...charity,
      charity_field: 'welfare',
      charity_field_too: 'education',
    },
    p2: apart,
    p4: { ...fourth, lastname: 'Postma' },
  },
  /** One thing it does, a fourth member without an office, a term too short to spread. */
  plain_member: {
    ...sampleFoundations.four_members,
    main: {
      ...main,
      ...charity,
      company_name: 'Stichting Fryske Doarpen',
      activities: 'Het doel van de stichting is het helpen van dorpen bij het opknappen van hun kerk.',
      realizing_activities: 'Door geld te geven aan algemeen nut beogende instellingen.',
      extra_shareholders: true,
      remaining_roles: 'Algemeen bestuurslid',
      term_managing: 1,
      charity_field: 'supporting',
    },
    p2: apart,
    p4: { ...fourth, lastname: 'Postma' },
  },
} satisfies Readonly<Record<string, Answers>>
