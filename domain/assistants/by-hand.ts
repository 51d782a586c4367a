import { privateKeys } from '../documents/index.ts'
import type { Field, ShareholderKey } from '../fields/index.ts'
import { type Answers, fieldOf } from '../questions/index.ts'
import { answeredByLink } from '../shareholders/index.ts'

/**
 * What only the founder answers and no assistant ever reads: what is sensitive, the whole identity document, and every
 * box to tick, since a tick is a promise.
 */
export const isByHand = ({ sensitivity, kind, key }: Pick<Field, 'sensitivity' | 'kind' | 'key'>): boolean =>
  sensitivity === 'sensitive' || kind === 'checkbox' || privateKeys.has(key)

/** What an assistant may answer. Whether others fill in their own part is an invitation, and that is the founder's. */
export const isForAssistants = (field: Field): boolean =>
  field.asked !== false && field.follows === undefined && field.flag !== 'participants' && !isByHand(field)

const isHidden = (answers: Answers, place: 'main' | ShareholderKey, key: string): boolean => {
  const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
  return field === undefined || isByHand(field) || answeredByLink(answers, `${place}.${key}`) !== null
}

/**
 * The answers without what is by hand, and without the part that somebody else fills in. Everything an assistant hears
 * is made of these alone, so that nothing it hears can tell what stands there.
 */
export const withoutByHand = (answers: Answers): Answers => {
  const of = <Place extends 'main' | ShareholderKey>(place: Place): Answers[Place] =>
    Object.fromEntries(
      Object.entries(answers[place]).filter(([key]) => !isHidden(answers, place, key)),
    ) as Answers[Place]
  return { main: of('main'), p1: of('p1'), p2: of('p2'), p3: of('p3'), p4: of('p4') }
}
