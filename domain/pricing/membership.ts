import type { MainAnswers } from '../questions/index.ts'

/** Chosen on purpose: no membership at all. */
export const noMembership = 'none'

/** A membership by its two names: the number it has, and the slug by which it is sold. */
export type MembershipNames = { readonly id: number | string; readonly name: string }

const byId = (memberships: readonly MembershipNames[], id: unknown) =>
  memberships.find((one) => String(one.id) === String(id))

/** The slug of the membership that counts as chosen; null while nothing is, or when it is no longer sold. */
export function chosenMembership(
  { upsell_package: slug, upsell_package_type_id: id }: MainAnswers,
  memberships: readonly MembershipNames[],
): string | null {
  if (slug === noMembership) return noMembership
  // The id says which one was picked last; the slug alone may have been picked beforehand.
  const found = id === undefined ? memberships.find((one) => one.name === slug) : byId(memberships, id)
  return found?.name ?? null
}

/** The answers with a membership in both of its names, or with none. */
export function withMembership(main: MainAnswers, chosen: MembershipNames | null): MainAnswers {
  const { upsell_package_type_id: _id, ...rest } = main
  return chosen === null
    ? { ...rest, upsell_package: noMembership }
    : { ...rest, upsell_package: chosen.name, upsell_package_type_id: chosen.id }
}

/**
 * The answers after a change, with both names of the membership about the same one: the name that was changed decides.
 * When both were, "none" goes before the id and the id before the slug, as in a quote.
 */
export function agreeOnMembership(
  before: MainAnswers,
  after: MainAnswers,
  memberships: readonly MembershipNames[],
): MainAnswers {
  const { upsell_package: slug, upsell_package_type_id: id } = after
  if (id === undefined) return after
  const slugChanged = slug !== before.upsell_package
  const idChanged = id !== before.upsell_package_type_id
  const { upsell_package_type_id: _id, ...without } = after
  if (slug === noMembership && (slugChanged || !idChanged)) return without
  if (slugChanged && !idChanged) {
    const named = memberships.find((one) => one.name === slug)
    return named ? withMembership(after, named) : without
  }
  const numbered = byId(memberships, id)
  // One that is no longer sold keeps its number: what cannot be told apart is not guessed.
  return numbered && numbered.name !== slug ? { ...after, upsell_package: numbered.name } : after
}
