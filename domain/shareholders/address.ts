import { shareholderKeys } from '../fields/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { withRow } from './active.ts'

/** A representative who lives at the company's address: what the company answered counts for them too. */
export const withCompanyAddress = (row: ShareholderAnswers, copiesCountry: boolean): ShareholderAnswers => {
  if (row.is_existing_company !== true || row.address_equals_company_address !== true) return row
  const { company_address, company_location, company_zipcode, company_country } = row
  return {
    ...row,
    ...(company_address === undefined ? {} : { address: company_address }),
    ...(company_location === undefined ? {} : { location: company_location }),
    ...(company_zipcode === undefined ? {} : { zip_code: company_zipcode }),
    ...(copiesCountry && company_country !== undefined ? { residence_country: company_country } : {}),
  }
}

/** The same for everyone, before the answers are sent. */
export const copyAddresses = (answers: Answers, copiesCountry: boolean): Answers =>
  shareholderKeys.reduce<Answers>((all, key) => {
    const row = withCompanyAddress(all[key], copiesCountry)
    return row === all[key] ? all : withRow(all, key, row)
  }, answers)
