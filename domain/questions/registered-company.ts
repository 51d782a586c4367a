/** A company as the trade register has it. */
export interface CompanyFromRegister {
  readonly name: string
  readonly trade_name: string
  readonly address: {
    readonly street: string
    readonly postal_code: string
    readonly town: string
    readonly municipality: string | null
  } | null
}

type FromRegister =
  | keyof Pick<CompanyFromRegister, 'name' | 'trade_name'>
  | 'street'
  | 'postal_code'
  | 'town'
  | 'municipality'

/** Which answers a KVK number gives, by the question that asks for it. What a product does not ask, it does not get. */
const given: Readonly<Record<string, Readonly<Record<string, FromRegister>>>> = {
  'main.kvk': {
    company_name: 'name',
    trade_name: 'trade_name',
    headquarters: 'municipality',
    office_address: 'street',
    postal_code: 'postal_code',
    place_of_business: 'town',
  },
  'main.subsidiary_kvk': { subsidiary_name: 'name' },
  'shareholder.chamber': {
    company_name: 'name',
    company_address: 'street',
    company_zipcode: 'postal_code',
    company_location: 'town',
  },
  'shareholder.kvk_proprietorship': { proprietorship_name: 'trade_name' },
}

/**
 * What the register says about the questions beside that of its number, by their keys. Where the name of the business is
 * asked for itself, that of the company is another one: the BV that the business becomes.
 */
export const answersFromRegister = (
  question: { readonly scope: string; readonly key: string },
  { name, trade_name, address }: CompanyFromRegister,
  asks: (key: string) => boolean,
): Readonly<Record<string, string>> => {
  const isAnother = (key: string) => question.key === 'kvk' && key === 'company_name' && asks('trade_name')
  const known: Readonly<Record<FromRegister, string | null | undefined>> = {
    name,
    trade_name,
    street: address?.street,
    postal_code: address?.postal_code,
    town: address?.town,
    municipality: address?.municipality,
  }
  return Object.fromEntries(
    Object.entries(given[`${question.scope}.${question.key}`] ?? {}).flatMap(([key, from]) => {
      const value = known[from]
      return value && asks(key) && !isAnother(key) ? [[key, value] as const] : []
    }),
  )
}
