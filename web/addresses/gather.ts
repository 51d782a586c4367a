/** Questions side by side. */
type QuestionsAbreast<Question> = readonly Question[]

/** The questions that make up one address, and what its country is called; null where it is always a Dutch one. */
interface GatheredAddress<Question> {
  readonly address: Question
  readonly zip: Question
  readonly town: Question
  readonly country: string | null
}

const addressKinds = [
  { address: 'office_address', zip: 'postal_code', town: 'place_of_business', country: null },
  { address: 'holding_address', zip: 'holding_zipcode', town: 'holding_location', country: null },
  { address: 'address', zip: 'zip_code', town: 'location', country: 'residence_country' },
  { address: 'company_address', zip: 'company_zipcode', town: 'company_location', country: 'company_country' },
] as const

/** Rows of questions, with the two rows of an address taken together. */
export function gatherAddressRows<Question>(
  rows: readonly QuestionsAbreast<Question>[],
  keyOf: (question: Question) => string,
): readonly (QuestionsAbreast<Question> | GatheredAddress<Question>)[] {
  const addressOf = (
    [address, ...others]: QuestionsAbreast<Question>,
    [zip, town, ...more]: QuestionsAbreast<Question>,
  ) => {
    if (address === undefined || zip === undefined || town === undefined) return null
    if (others.length > 0 || more.length > 0) return null
    const kind = addressKinds.find((candidate) => candidate.address === keyOf(address))
    if (kind === undefined || keyOf(zip) !== kind.zip || keyOf(town) !== kind.town) return null
    return { address, zip, town, country: kind.country }
  }
  const gathered: (QuestionsAbreast<Question> | GatheredAddress<Question>)[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const [row, following] = [rows[index] ?? [], rows[index + 1] ?? []]
    const address = addressOf(row, following)
    gathered.push(address ?? row)
    if (address) index += 1
  }
  return gathered
}
