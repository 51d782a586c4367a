import type { Field, Scope } from '../field.ts'
import { account, login, newPassword, recovery } from './account.ts'
import { activity } from './activity.ts'
import { billing, checkout } from './billing.ts'
import { calculation } from './calculation.ts'
import { company } from './company.ts'
import { companyShareholder } from './company-shareholder.ts'
import { conversion } from './conversion.ts'
import { foundation } from './foundation.ts'
import { identity } from './identity.ts'
import { notaryChoice } from './notary-choice.ts'
import { person } from './person.ts'
import { shareTransfer, transferParty } from './share-transfer.ts'
import { shareholding } from './shareholding.ts'
import { staff } from './staff.ts'
import { statements } from './statements.ts'

/** The subjects that together make a scope; a test holds that no key stands in two of them. */
export const subjects = {
  main: [company, activity, staff, conversion, foundation, shareTransfer, notaryChoice, statements],
  shareholder: [person, identity, shareholding, companyShareholder, transferParty],
} as const

/** Every question of the service, once. */
export const catalogue = {
  main: {
    ...company,
    ...activity,
    ...staff,
    ...conversion,
    ...foundation,
    ...shareTransfer,
    ...notaryChoice,
    ...statements,
  },
  shareholder: { ...person, ...identity, ...shareholding, ...companyShareholder, ...transferParty },
  billing,
  checkout,
  account,
  login,
  recovery,
  new_password: newPassword,
  calculation,
} as const satisfies Readonly<Record<Scope, Readonly<Record<string, Field>>>>

export type Catalogue = typeof catalogue

const byScope: Readonly<Record<Scope, Readonly<Record<string, Field>>>> = catalogue

export const fieldsOf = (scope: Scope): readonly Field[] => Object.values(byScope[scope])

export const allFields: readonly Field[] = Object.values(byScope).flatMap((one) => Object.values(one))

/** Undefined when there is no such field: the key may come from a request. */
export const fieldOf = (scope: Scope, key: string): Field | undefined =>
  Object.hasOwn(byScope[scope], key) ? byScope[scope][key] : undefined
