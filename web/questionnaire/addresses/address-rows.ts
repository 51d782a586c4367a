import type { FieldView } from '#domain/flow/index.ts'

/** The questions that make up one address. */
export interface AddressView {
  readonly address: FieldView
  readonly zip: FieldView
  readonly town: FieldView
  /** The path of its country; null where it is always a Dutch one. */
  readonly country: string | null
}

type Row = readonly FieldView[]

const kinds = [
  { address: 'office_address', zip: 'postal_code', town: 'place_of_business', country: null },
  { address: 'address', zip: 'zip_code', town: 'location', country: 'residence_country' },
  { address: 'company_address', zip: 'company_zipcode', town: 'company_location', country: 'company_country' },
] as const

function addressOf([street, ...others]: Row, [zip, town, ...more]: Row): AddressView | null {
  const kind = kinds.find((one) => one.address === street?.field.key)
  if (!kind || !street || !zip || !town || others.length > 0 || more.length > 0) return null
  if (zip.field.key !== kind.zip || town.field.key !== kind.town) return null
  const country = kind.country && street.path.replace(/[^.]+$/, kind.country)
  return { address: street, zip, town, country }
}

/** Rows of questions, with the two rows of an address taken together. */
export function gatherAddresses(rows: readonly Row[]): readonly (Row | AddressView)[] {
  const gathered: (Row | AddressView)[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const [row, following] = [rows[index] ?? [], rows[index + 1] ?? []]
    const address = addressOf(row, following)
    gathered.push(address ?? row)
    if (address) index += 1
  }
  return gathered
}
