import type { ShareholderKey } from '../../fields/index.ts'
import type { FieldPath } from '../model.ts'
import { answerAt, printAnswer } from '../print.ts'
import type { ComputedValue, World } from '../template.ts'

/** What a holding may have of its own, by what it takes over from the company otherwise; an address is one thing, and so is a capital. */
const ownThings = [
  { headquarters: 'holding_seat' },
  { office_address: 'holding_address', postal_code: 'holding_zipcode', place_of_business: 'holding_location' },
  { number_of_shares: 'holding_shares', value_of_shares: 'holding_share_value' },
  { financial_year_end: 'holding_year_end' },
] as const

type KeysOfAny<Thing> = Thing extends unknown ? keyof Thing : never
export type SharedKey = KeysOfAny<(typeof ownThings)[number]>

type OwnKeys = Readonly<Partial<Record<SharedKey, `holding_${string}`>>>

/** Where the holding of someone has it from: its own answers, or those of the company where it was given none. */
export const holdingPath = (world: World, person: ShareholderKey, field: SharedKey): FieldPath => {
  const own: OwnKeys = ownThings.find((thing) => field in thing) ?? {}
  const isOwn =
    answerAt(world, `${person}.holding_as_company`) === false &&
    Object.values(own).some((key) => answerAt(world, `${person}.${key}`) !== undefined)
  return isOwn ? `${person}.${own[field] ?? 'holding_seat'}` : `main.${field}`
}

/** The same for whatever the document is about. */
export const subjectPath = (world: World, field: SharedKey): FieldPath =>
  world.subject.kind === 'holding' ? holdingPath(world, world.subject.person, field) : `main.${field}`

export const ofSubject =
  (field: SharedKey) =>
  ({ world }: { readonly world: World }): ComputedValue =>
    printAnswer(world, subjectPath(world, field))
