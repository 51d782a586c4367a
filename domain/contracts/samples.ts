import type { CompanyFacts } from '../companies/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { ContractAnswers } from './answers.ts'
import type { ContractName } from './names.ts'
import type { ContractSpec } from './spec.ts'

/** A company and answers to try contracts with: every question answered with something of its kind. */

export const sampleCompany: CompanyFacts = {
  name: 'Terp B.V.',
  legal_form: 'bv',
  kvk: '68750110',
  seat: 'Leeuwarden',
  street: 'Nieuwestad 10',
  zip: '8911 CA',
  town: 'Leeuwarden',
  directors: [
    { name: 'Hinke Jansma', email: null },
    { name: 'Bram de Vries', email: null },
  ],
  shareholders: [
    { name: 'Hinke Jansma', shares: 60, email: null },
    { name: 'De Vries Holding B.V.', shares: 60, email: null },
  ],
}

export const sampleDay = '18-11-2026' as DutchDate

const byKey: ContractAnswers = {
  our_signer: 'Hinke Jansma',
  other_name: 'Wad & Wal B.V.',
  other_kvk: '69599084',
  other_signer: 'Aukje Hiemstra',
  other_street: 'Zuidersingel 3',
  other_zip: '8601 AA',
  other_town: 'Sneek',
  contact_email: 'hallo@terp.nl',
  contact_phone: '058 123 45 67',
  initial_months: 12,
  question_months: 12,
  other_birthdate: '12-05-1994',
  position: 'verkoopmedewerker',
  duties: 'klanten helpen, bestellingen inpakken en de winkel op orde houden',
  workplace: 'Nieuwestad 10, 8911 CA Leeuwarden',
  hours: 32,
  work_days: 'van maandag tot en met donderdag van 9.00 tot 17.30 uur',
  short_months: 6,
  medium_months: 7,
  long_months: 24,
  pension_provider: 'Bedrijfstakpensioenfonds voor de Detailhandel',
  collective_name: 'de cao Retail Non-Food',
  restriction_months: 6,
  restriction_area: 'de provincie Friesland',
  restriction_reasons: 'De werknemer krijgt de inkoopprijzen en de lijst van zakelijke klanten te zien.',
  assignment: 'het ontwerpen en bouwen van een webwinkel',
  notice_days: 30,
  most_hours: 120,
  hourly_rate: 95,
  service: 'het hosten en onderhouden van de webwinkel',
  operations: 'opslaan, tonen en back-ups maken, zodat klanten kunnen bestellen',
  data_kinds: 'naam, adres, e-mailadres en bestellingen',
  data_subjects: 'klanten en bezoekers van de webwinkel',
  special_kinds: 'gegevens over allergieën',
  sensitive_kinds: 'gegevens over je allergieën, om een maaltijd voor je samen te stellen',
  breach_hours: 24,
  helper_names: 'Noorderhost B.V. (Nederland), voor de servers',
  extra_measures: 'een certificaat volgens ISO 27001',
  other_receivers: 'onze zusteronderneming Terp Verhuur B.V.',
  other_sources: 'het handelsregister geeft ons de naam en het adres van zakelijke klanten',
  outside_where: 'de Verenigde Staten, aan de dienst die onze e-mail verstuurt',
  automated_how: 'Een kredietbureau geeft een cijfer en bij een laag cijfer kan alleen vooraf worden betaald.',
  purpose: 'onderzoeken of partijen samen een webwinkel beginnen',
  manager: 'Aukje Hiemstra',
  tasks: 'de dagelijkse leiding, de verkoop en de financiën',
  payment_days: 30,
  sick_weeks: 6,
  compete_field: 'een webwinkel in tuinmeubelen drijven in Nederland',
  compete_months: 12,
  loan_purpose: 'de aankoop van een bestelbus',
  project: 'een cursus voor starters ontwikkelen en geven',
  our_part: 'de inhoud van de cursus en de docenten',
  other_part: 'de zaal, de catering en de werving van cursisten',
  our_share: '60',
  exclusive_field: 'cursussen voor starters geven in Friesland',
  premises: 'kantoorruimte van 80 m² op de eerste verdieping, met twee parkeerplaatsen',
  premises_address: 'Emmakade 59, 8921 AG Leeuwarden',
  lease_use: 'kantoor van een webwinkel',
  cadastral: 'gemeente Leeuwarden, sectie B, nummer 8412, ter grootte van 3 are',
  tenant_year: '1 januari',
  lease_years: 3,
  services: 'schoonmaak van de gang en onderhoud van de lift',
  year_end: '31-12-2025',
  deed_day: '02-11-2026',
  paid_date: '05-11-2026',
  meeting_date: '10-11-2026',
  new_director: 'Sytske Postma',
  leaving_director: 'Bram de Vries',
  dismissal_reason: 'een verschil van inzicht over de koers van de vennootschap',
  own_decision: 'de vergoeding van de bestuurders wordt vanaf 1 januari 2027 € 5.000 per maand',
  shareholder: 'De Vries Holding B.V.',
  share_count: 60,
  nominal_value: 1,
  paid_amount: 60,
  interest_rate: '5,5',
  end_date: '31-12-2029',
  term_count: 36,
  first_term: '01-02-2027',
  pledged: 'de bestelbus met kenteken V-123-AB',
  surety_name: 'Aukje Hiemstra',
}

/** Where one party is of another kind than usual. */
const byContract: Readonly<Partial<Record<ContractName, ContractAnswers>>> = {
  employment: { other_name: 'Jelle Postma' },
}

const byKind = {
  text: 'Lorem',
  long_text: 'Lorem ipsum',
  email: 'aukje@voorbeeld.nl',
  date: '01-01-2027',
  number: 2,
  money: 2500,
  kvk: '69599084',
  url: 'https://voorbeeld.nl',
} as const

/** Answers to all questions, with some of them as given. */
export const sampleAnswers = ({ name, questions }: ContractSpec, given: ContractAnswers = {}): ContractAnswers => {
  const filled = questions.map(({ key, kind, default: initial }): [string, ContractAnswers[string]] => {
    const usual =
      byContract[name]?.[key] ?? byKey[key] ?? (kind in byKind ? byKind[kind as keyof typeof byKind] : undefined)
    return [key, given[key] ?? usual ?? (initial as ContractAnswers[string])]
  })
  return Object.fromEntries(filled)
}
