/** The services that have words; an entry of the catalogue without them is not shown. */
const slugs = [
  'bv_plus_holding',
  'dutch-bv',
  'holding',
  'english-bv',
  'incorporate-holding',
  'omzetting',
  'transfer_of_shares',
  'stichting',
  'anbi_stichting_oprichten',
  'statute_change',
  'third_party_funds_foundation',
] as const

export type ServiceSlug = (typeof slugs)[number]

export const hasServiceWords = <Entry extends { readonly slug: string }>(
  entry: Entry,
): entry is Entry & { slug: ServiceSlug } => slugs.some((slug) => slug === entry.slug)
