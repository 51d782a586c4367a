import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import type { Product } from '#domain/blueprint/index.ts'
import type { AnswerRow } from '#domain/conditions/index.ts'
import { check, factsFor, normalise, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { mayGo } from '#domain/flow/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { agreeOnMembership } from '#domain/pricing/index.ts'
import { type Answers, fieldOf, withKeptNames } from '#domain/questions/index.ts'
import { withConsequences, withoutNulled } from '#domain/shareholders/index.ts'
import { type DutchDate, isSame } from '#domain/values/index.ts'
import type { References } from '../reference/references.ts'

type PatchedPlace = 'main' | ShareholderKey

const places: readonly PatchedPlace[] = ['main', ...shareholderKeys]

export type PatchContext = {
  readonly product: Product
  readonly today: DutchDate
  readonly references: References
}

export type Patched =
  | { readonly ok: true; readonly answers: Answers; readonly changed: boolean }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** The answers with a change made to them: everything the change asks for, or what is wrong with it. */
export function applyPatch(before: Answers, sent: QuestionnairePatch, context: PatchContext): Patched {
  const patch = withKeptNames(sent, before)
  const without = withoutNulled(before, patch)

  const given = places.flatMap((place) => {
    const fields: AnswerRow | null | undefined = patch[place]
    return fields ? [{ place, fields }] : []
  })
  // Who is beyond the number that this product can have, is not there to be asked anything.
  const nobody = shareholderKeys.slice(context.product.people.most)
  const unknown: Issue[] = nobody
    .filter((key) => given.some(({ place }) => place === key))
    .map((path) => ({ code: 'unknown_field', path }))
  // Who must be there cannot be switched off; `null` takes somebody out.
  for (const key of shareholderKeys)
    if (patch[key]?.active === false && !mayGo(context.product.people, key))
      unknown.push({ code: 'unknown_option', path: `${key}.active` })
  const answers: Record<PatchedPlace, AnswerRow> = { ...without }
  for (const { place, fields } of given) answers[place] = merge(place, answers[place], fields, unknown)
  const merged = answers as Answers
  const issues = [...unknown, ...given.flatMap(({ place, fields }) => checkFields(place, fields, merged, context))]
  if (issues.length > 0) return { ok: false, issues }

  const settled = withConsequences(without, merged, context.product.copies_country)
  const after = patch.main ? withAgreedMembership(before, settled, context) : settled
  return { ok: true, answers: after, changed: places.some((place) => !isSame(before[place], after[place])) }
}

function withAgreedMembership(before: Answers, after: Answers, { references }: PatchContext): Answers {
  const main = agreeOnMembership(before.main, after.main, references.memberships)
  return main === after.main ? after : { ...after, main }
}

const scopeOf = (place: PatchedPlace) => (place === 'main' ? 'main' : 'shareholder')

function merge(place: PatchedPlace, row: AnswerRow, fields: AnswerRow, unknown: Issue[]): AnswerRow {
  const given: [string, unknown][] = []
  let keepsKeys = true
  for (const key of Object.keys(fields)) {
    const field = fieldOf(scopeOf(place), key)
    if (field === undefined) {
      unknown.push({ code: 'unknown_field', path: `${place}.${key.slice(0, 100)}` })
      continue
    }
    const value = normalise(field, fields[key])
    given.push([key, value])
    if (value === null || !Object.hasOwn(row, key)) keepsKeys = false
  }
  const merged = { ...row, ...Object.fromEntries(given) }
  if (keepsKeys) return merged
  // Made anew: an object that grew or shrank key by key is several times slower to copy, compare and write.
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** Only what is sent is judged: what another answer has made wrong since is told when the whole is checked. */
function checkFields(place: PatchedPlace, fields: AnswerRow, answers: Answers, context: PatchContext): Issue[] {
  const { product, today, references } = context
  const row: AnswerRow = answers[place]
  const around = {
    today,
    // Once for all of them: each field would gather them again.
    facts: place === 'main' ? factsFor(answers) : factsFor(answers, place),
    draft: true,
    legalForm: product.legal_form,
    unservedCountries: references.unservedCountries,
    ...(place === 'main' ? {} : { at: place }),
  }
  return Object.keys(fields).flatMap((key) => {
    const field = fieldOf(scopeOf(place), key)
    const value = Object.hasOwn(row, key) ? row[key] : undefined
    if (field === undefined || value === undefined) return []
    const found = check(field, value, around)
    if (found.length > 0 || place !== 'main' || references.exists(key, value)) return found
    return [{ code: 'unknown_option', path: `main.${key}` }]
  })
}
