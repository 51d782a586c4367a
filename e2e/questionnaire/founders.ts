import type { Given } from './answering.ts'

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

const passes = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11 === 0

/** A number that could be somebody's: the same for the same name, another for another. */
export function bsnOf(name: string): string {
  let number =
    [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 700_000_000, 7) + 100_000_000
  while (!passes(String(number))) number += 1
  return String(number)
}

/** The company of most journeys, section by section. */
export const company: readonly Given[] = [
  {
    company_name: 'De Vries Zuivel BV',
    industry: 'manufacturing',
    activities: 'Het maken en verkopen van kaas en yoghurt',
  },
  {
    headquarters: 'Leeuwarden',
    office_address: 'nieuwestad 12',
    postal_code: '8911ab',
    place_of_business: 'leeuwarden',
    email: 'sanne@example.nl',
  },
  {
    export_products: false,
    import_products: false,
    sell_products: 'consumers',
    where_are_sold: 'internet',
  },
  {
    financial_year_end: 'this_year',
    employees_loan: false,
    full_time_work: '1',
    part_time_work: '0',
  },
]

const identityOf = (bsn: string): Given => ({
  nationality: 'NL',
  document_type: 'passport',
  document_number: 'NP 6X2R B58'.replaceAll(' ', ''),
  issue_date: '31122022',
  expiration_date: '31-12-2032',
  place_of_issue: 'leeuwarden',
  bsn,
})

/** As people type it. */
const sannes = '1112 22 333'

const home: Given = {
  residence_country: 'NL',
  address: 'Wirdumerdijk 5',
  zip_code: '8911 CB',
  location: 'Leeuwarden',
}

/** Someone of flesh and blood, section by section. */
export const person = (firstname: string, lastname: string, director = true): readonly Given[] => [
  { email: `${firstname.toLowerCase()}@example.nl`, phone_number: '0612345678' },
  {
    prefix: 'Mrs',
    firstname,
    lastname,
    birthdate: '14/3/1985',
    birthplace: 'leeuwarden',
    country_of_birth: 'NL',
  },
  { ...home, marital_status: 'unmarried', dutch_proficient: true },
  identityOf(firstname === 'Sanne' ? sannes : bsnOf(firstname)),
  { become_director: director, has_proprietorship: false, pep: false },
]

/** The same for a deed that is explained in English. */
export const englishPerson = (firstname: string, lastname: string): readonly Given[] =>
  person(firstname, lastname).map(({ dutch_proficient, ...given }) =>
    dutch_proficient === undefined ? given : { ...given, english_proficient: dutch_proficient },
  )

/** A company that exists, and who signs for it. */
export const existingCompany: readonly Given[] = [
  {
    type: 'existing_company',
    company_name: 'Friese Boter B.V.',
    incorporated_in_netherlands: true,
    chamber: '6890 8248',
    email: 'info@frieseboter.nl',
    phone_number: '058 2345678',
  },
  {
    company_country: 'NL',
    company_address: 'Blokhuisplein 40',
    company_zipcode: '8911lj',
    company_location: 'Leeuwarden',
    ubos: '2',
    ubo_kvk_registered: true,
  },
  {
    prefix: 'Mr',
    firstname: 'Jelle',
    lastname: 'Hoekstra',
    representative_birthdate: '01-02-1970',
    representative_birthplace: 'Sneek',
    director_authorized: true,
    representation_type: 'independently_authorized_director',
  },
  { address_equals_company_address: true, dutch_proficient: true },
  identityOf(bsnOf('Jelle')),
  { become_director: false, pep: false },
]

/** A holding that is founded along, and the person behind it. */
export const newHolding: readonly Given[] = [
  { type: 'new_company', holding_name: 'Vries Beheer', email: 'sanne@example.nl', phone_number: '0612345678' },
  ...person('Sanne', 'de Vries').slice(1, 4),
  {
    new_company_director: true,
    natural_person_director: false,
    has_proprietorship: false,
    pep: false,
  },
]
