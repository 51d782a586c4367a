import type { Answers, ShareholderKey } from '../fields/index.ts'
import { activeShareholders, firstShareholder } from './active.ts'
import { duplicateRoles, lacksDirector } from './directors.ts'
import { isFilledIn } from './kind.ts'

/** What is wrong with the shareholders as a group, beside what each of them still has to answer. */
export type ShareholderGap =
  | { readonly code: 'not_filled_in'; readonly person: ShareholderKey }
  | { readonly code: 'duplicate_role'; readonly person: ShareholderKey }
  | { readonly code: 'no_director'; readonly person: ShareholderKey }

export interface ShareholderDemands {
  readonly mandatory_director: boolean
  readonly unique_roles: boolean
}

/** In the order in which someone is told. */
export const gaps = (answers: Answers, demands: ShareholderDemands): readonly ShareholderGap[] => [
  ...activeShareholders(answers)
    .filter((key) => !isFilledIn({ ...answers[key], active: true }))
    .map((person) => ({ code: 'not_filled_in', person }) as const),
  ...(demands.unique_roles
    ? duplicateRoles(answers).map((person) => ({ code: 'duplicate_role', person }) as const)
    : []),
  ...(demands.mandatory_director && lacksDirector(answers)
    ? [{ code: 'no_director', person: firstShareholder } as const]
    : []),
]
