import type { Blank } from '#domain/documents/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'

const plain = [
  'deed_day',
  'notary_name',
  'notary_city',
  'clerk',
  'deputy_birthplace',
  'deputy_birthdate',
  'deputy_address',
  'deed_hour',
  'deed_minute',
  'dutch_text',
  'price_interest',
  'signer_birthplace',
  'signer_birthdate',
  'signer_address',
  'second_birthplace',
  'second_birthdate',
  'second_address',
  'director_birthplace',
  'director_birthdate',
  'director_address',
] as const

/** Another one for each of those who have one. */
const each = ['co_director', 'co_director_birthplace', 'co_director_birthdate', 'co_director_address'] as const

type PersonInDeed = { readonly id: string; readonly name: string }

/** What a place is called that the notary fills in; by what stands there where there is no better name for it. */
export const blankName = (
  say: Say,
  { name, text }: Pick<Blank, 'name' | 'text'>,
  people: readonly PersonInDeed[],
): string => {
  const known = plain.find((one) => one === name)
  if (known) return say(`deed.blank.${known}`)
  const [kind, ...rest] = name.split('.')
  const of = rest.join('.')
  const ofEach = each.find((one) => one === kind)
  if (ofEach) return say(`deed.blank.${ofEach}`, { who: people.find(({ id }) => id === of)?.name ?? of })
  if (kind === 'deed_hour' || kind === 'deed_minute') {
    return say(`deed.blank.of_holding.${kind}`, { who: people.find(({ id }) => id === of)?.name ?? of })
  }
  if (kind === 'supervisor') return say('deed.blank.supervisor', { number: of })
  if (kind === 'choice') return say('deed.blank.choice')
  if (kind === 'reference') return say('deed.blank.reference', { what: text })
  if (kind === 'translation') return say('deed.blank.translation', { what: text })
  return text
}

export function useBlankName(people: readonly PersonInDeed[]): (blank: Pick<Blank, 'name' | 'text'>) => string {
  const say = useSay()
  return (blank) => blankName(say, blank, people)
}
