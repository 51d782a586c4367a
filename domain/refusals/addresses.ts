import type { RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, kindOf } from '../shareholders/index.ts'
import { residenceOf } from '../signing/index.ts'
import { streetAndNumber } from '../values/index.ts'

/** A Dutch address of the answers, as the address service wants to be asked for it. */
export type AddressToFind = {
  /** The answer that holds it. */
  readonly path: string
  /** As in 8911 AB. */
  readonly postal_code: string
  /** The number alone. */
  readonly house_number: number
}

type TypedAddress = { readonly path: string; readonly line: string | undefined; readonly zip: string | undefined }

const ofPerson = (key: string, row: ShareholderAnswers): readonly TypedAddress[] => {
  const isCompany = kindOf(row) === 'existing_company'
  const lives = { path: `${key}.address`, line: row.address, zip: row.zip_code }
  const sits = { path: `${key}.company_address`, line: row.company_address, zip: row.company_zipcode }
  const holds = { path: `${key}.holding_address`, line: row.holding_address, zip: row.holding_zipcode }
  // Who lives at the company's address is not asked for it a second time.
  const hasOwn = residenceOf(row) === 'NL' && !(isCompany && row.address_equals_company_address === true)
  return [
    ...(hasOwn ? [lives] : []),
    ...(isCompany && (row.company_country ?? 'NL') === 'NL' ? [sits] : []),
    ...(row.holding_address === undefined ? [] : [holds]),
  ]
}

const dutchCode = /^[1-9]\d{3} [A-Z]{2}$/

/** Every Dutch address in the answers; one without a house number, as a wharf may be, cannot be asked for. */
export const addressesToFind = (answers: RelevantAnswers): readonly AddressToFind[] => {
  const { office_address, postal_code } = answers.main
  const typed: readonly TypedAddress[] = [
    { path: 'main.office_address', line: office_address, zip: postal_code },
    ...activeShareholders(answers).flatMap((key) => ofPerson(key, answers[key])),
  ]
  return typed.flatMap(({ path, line, zip }) => {
    const number = Number.parseInt(streetAndNumber(line ?? '')?.house_number ?? '', 10)
    return zip !== undefined && dutchCode.test(zip) && number > 0
      ? [{ path, postal_code: zip, house_number: number }]
      : []
  })
}
