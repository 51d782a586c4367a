import type { Membership } from '#contract/reference.ts'
import type { Answers, MainAnswers } from '#domain/fields/index.ts'
import { withAnswer } from '../../store/answers.ts'

/** Chosen on purpose: no membership at all. */
export const none = 'none'

/** The name of the membership that counts as chosen; null while nothing is. */
export function chosenMembership(
  { upsell_package: name, upsell_package_type_id: id }: MainAnswers,
  memberships: readonly Pick<Membership, 'id' | 'name'>[],
): string | null {
  if (name === none) return none
  // The id says which one was picked last; the name alone may have been picked beforehand.
  const wanted =
    id === undefined
      ? memberships.find((one) => one.name === name)
      : memberships.find((one) => String(one.id) === String(id))
  return wanted?.name ?? null
}

/** The answers with this membership chosen, or none of them. */
export function chooseMembership(answers: Answers, chosen: Pick<Membership, 'id' | 'name'> | null): Answers {
  const named = withAnswer(answers, 'main.upsell_package', chosen?.name ?? none)
  return withAnswer(named, 'main.upsell_package_type_id', chosen?.id ?? null)
}
