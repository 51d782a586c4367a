import type { ShareholderKey } from '../../fields/index.ts'
import { compareDates, parseDutchDate } from '../../values/index.ts'
import type { FieldPath } from '../model.ts'
import { answerAt } from '../print.ts'
import type { Fact, World } from '../template.ts'
import { type Supervision, supervisionOf } from './care.ts'
import { tradeFact } from './objects.ts'
import { actsByTwo, directorFields, directorsOf, type Founder, foundersOf, signaturesOf } from './parties.ts'

/** Known from these answers. */
export const fact = <const Value extends Fact['value']>(
  value: Value,
  ...fields: readonly FieldPath[]
): Fact<Value> => ({
  value,
  fields,
})

const objectsOf = ({ answers: { main }, subject }: World): 'holding' | 'savings' | 'care' | 'standard' => {
  if (subject.kind === 'holding') return 'holding'
  if (main.bv_type === 'private_savings') return 'savings'
  return main.caregiver === true ? 'care' : 'standard'
}

/** Two of them, of whom neither can decide anything alone. */
const hasEqualHalves = (world: World, founders: readonly Founder[]): boolean => {
  const [one, other] = founders.map(({ key }) => answerAt(world, `${key}.shares`))
  return founders.length === 2 && one !== undefined && one === other
}

/** Whether shares of the company of the questionnaire are paid for with a business. */
export const isContributed = ({ answers: { main } }: World): boolean =>
  main.type_of_conversion === 'tax_free_transfer' || main.type_of_conversion === 'transfer_subject_to_tax'

/** What holds for the whole document. */
export const documentFacts = (world: World) => {
  const [founders, directors] = [foundersOf(world), directorsOf(world)]
  const types = founders.map(({ key }): FieldPath => `${key}.type`)
  const objects = objectsOf(world)
  return {
    several_founders: fact(founders.length > 1, ...types),
    several_directors: fact(directors.length > 1, ...directorFields(world)),
    of_holding: fact(world.subject.kind === 'holding'),
    translated: fact(world.context.translated === true),
    objects: fact(objects, 'main.bv_type', 'main.caregiver'),
    care: fact(objects === 'care', 'main.industry', 'main.caregiver'),
    trades: tradeFact(world),
    supervisors: fact<Supervision | 'none'>(
      objects === 'care' ? supervisionOf(world.answers.main) : 'none',
      ...(['main.caregiver', 'main.care_kind', 'main.care_providers'] as const),
    ),
    // A conversion knows better.
    in_kind: fact<boolean>(false),
    from_vof: fact<boolean>(false),
    some_money: fact<boolean>(false),
    signatures: fact(signaturesOf(world), 'main.representation', ...directorFields(world)),
    company_directs: fact(
      directors.some(({ as }) => as === 'company' || as === 'holding'),
      ...directorFields(world),
    ),
    holding_directs: fact(
      world.subject.kind === 'holding' && world.answers[world.subject.person].new_company_director === true,
      ...(world.subject.kind === 'holding' ? [`${world.subject.person}.new_company_director` as const] : []),
    ),
    several_acts: fact(
      world.subject.kind === 'holding' &&
        (world.answers[world.subject.person].new_company_director === true || isContributed(world)),
      'main.type_of_conversion',
      ...(world.subject.kind === 'holding' ? [`${world.subject.person}.new_company_director` as const] : []),
    ),
    some_holding: fact(
      founders.some(({ kind }) => kind === 'holding'),
      ...founders.flatMap(({ fields }) => fields),
    ),
    // Said by everyone together in the articles of association (art. 2:192 lid 1 BW).
    offer_duty: fact(founders.length > 1 && world.answers.main.offer_duty !== false, 'main.offer_duty', ...types),
    equal_halves: fact(
      hasEqualHalves(world, founders),
      ...types,
      ...founders.map(({ key }): FieldPath => `${key}.shares`),
    ),
    // A holding must exist before it can found: the time of day stands in both deeds.
    order_matters: fact(
      world.subject.kind === 'holding' || founders.some(({ kind }) => kind === 'holding'),
      ...founders.flatMap(({ fields }) => fields),
    ),
  }
}

export const abroad = (world: World, path: FieldPath): Fact<boolean> => {
  const country = answerAt(world, path)
  return fact(country !== undefined && country !== 'NL', path)
}

export const founderFacts = (world: World, { key, kind, fields }: Founder) => ({
  founder_kind: fact(kind, ...fields),
  is_company: fact(kind === 'company', ...fields),
  is_holding: fact(kind === 'holding', ...fields),
  // Whoever converts a business pays with it.
  contributes: fact<boolean>(false),
  represented: fact(kind !== 'person', ...fields),
  // Not by a director, but by somebody with a written power.
  by_proxy: fact(kind === 'company' && world.answers[key].director_authorized === false, `${key}.director_authorized`),
  born_abroad: abroad(world, `${key}.country_of_birth`),
  lives_abroad: abroad(world, `${key}.residence_country`),
  jointly: fact(kind === 'company' && actsByTwo(world.answers[key]), `${key}.representation_type`),
})

/** From this day the law counts a quarter of the shares, and not only more than that (Regulation (EU) 2024/1624). */
const quarterCounts = parseDutchDate('10-07-2027')

const countsFrom = ({ context: { today } }: World): boolean =>
  quarterCounts !== undefined && compareDates(today, quarterCounts) >= 0

const isOwner = (world: World, key: ShareholderKey): boolean | undefined => {
  if (world.subject.kind === 'holding') return true
  const [part, whole] = [answerAt(world, `${key}.shares`), answerAt(world, 'main.number_of_shares')]
  if (part === undefined || whole === undefined) return undefined
  const [held, limit] = [Number(part) * 4, Number(whole)]
  return countsFrom(world) ? held >= limit : held > limit
}

/** By the shares; when nobody holds enough, not even through a company, the directors are registered instead. */
const ownership = (
  world: World,
  { key, kind }: Founder,
): 'company' | 'open' | 'yes' | 'no' | 'through_company' | 'as_director' => {
  if (kind === 'company') return 'company'
  const owner = isOwner(world, key)
  if (owner === undefined) return 'open'
  if (owner) return 'yes'
  const owners = foundersOf(world).filter((one) => isOwner(world, one.key) === true)
  if (owners.some((one) => one.kind !== 'company')) return 'no'
  // Who stands behind that company is for the notary to find out: it need not be a director.
  if (owners.length > 0) return 'through_company'
  return directorsOf(world).some((one) => one.key === key && one.as !== 'open') ? 'as_director' : 'no'
}

const bankruptcy = (world: World, key: ShareholderKey): 'open' | 'none' | 'unsure' | 'settled' | 'unsettled' => {
  const { bankruptcy: any, bankruptcy_persons: persons, bankruptcy_settled: settled } = world.answers.main
  if (any === undefined) return 'open'
  // Where there is only one, nobody asks about whom it is.
  const alone = persons === undefined && foundersOf(world).length === 1
  if (!any || !(alone || persons?.includes(key))) return 'none'
  return settled === undefined ? 'unsure' : settled ? 'settled' : 'unsettled'
}

/** What only the declaration may know of someone. */
export const declarationFacts = (world: World, founder: Founder) => {
  const { key } = founder
  const own = directorsOf(world).filter((one) => one.key === key)
  const shares: readonly FieldPath[] = [`${key}.shares`, 'main.number_of_shares']
  return {
    ...founderFacts(world, founder),
    ownership: fact(ownership(world, founder), ...shares),
    directs_in_person: fact(
      own.some(({ as }) => as === 'person'),
      ...own.map(({ field }) => field),
    ),
    directs_as_company: fact(
      own.some(({ as }) => as === 'company' || as === 'holding'),
      ...own.map(({ field }) => field),
    ),
    bankrupt: fact(bankruptcy(world, key), 'main.bankruptcy', 'main.bankruptcy_persons', 'main.bankruptcy_settled'),
    quarter_counts: fact(countsFrom(world)),
  }
}
