/**
 * A field, named by where it stands: in the company's answers, in those of the shareholder at hand, or in the form at
 * hand (billing, register, …).
 */
export type FieldRef = `main.${string}` | `shareholder.${string}` | `form.${string}`

/** What an answer can be compared with. */
export type Comparable = string | number | boolean

declare const claimed: unique symbol

/**
 * What something takes for granted about the questions: that there is a field (`main.kvk`), that it can have a value
 * (`main.sell_products=companies`, `main.caregiver=true`) or that it is a text with a length (`shareholder.lastname<`).
 * Only the compiler sees it: whoever knows the questions takes only claims that are true of them.
 */
export interface Claiming<Claim extends string> {
  readonly [claimed]?: Claim
}

/** The claims of a condition, a rule or a union of them. */
export type ClaimOf<Thing> = Thing extends Claiming<infer Claim> ? Claim : never

/** When something applies, said as data: whoever holds one can print it, check it or ask which fields it reads. */
export type Condition<Claim extends string = string> = ConditionNode & Claiming<Claim>

type ConditionNode =
  | { readonly kind: 'eq'; readonly field: FieldRef; readonly value: Comparable }
  | { readonly kind: 'in'; readonly field: FieldRef; readonly values: readonly Comparable[] }
  | { readonly kind: 'yes'; readonly field: FieldRef }
  | { readonly kind: 'no'; readonly field: FieldRef }
  | { readonly kind: 'answered'; readonly field: FieldRef }
  | { readonly kind: 'shorter'; readonly field: FieldRef; readonly than: number }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'someShareholder'; readonly where: Condition }
  | { readonly kind: 'severalShareholders'; readonly where: Condition }

const node = <Claim extends string>(one: ConditionNode): Condition<Claim> => Object.freeze(one)

export const eq = <Ref extends FieldRef, const Value extends Comparable>(
  field: Ref,
  value: Value,
): Condition<`${Ref}=${Value}`> => node({ kind: 'eq', field, value })

export const oneOf = <Ref extends FieldRef, const Value extends Comparable>(
  field: Ref,
  ...values: readonly Value[]
): Condition<`${Ref}=${Value}`> => node({ kind: 'in', field, values: Object.freeze(values) })

/** Answered with yes. */
export const yes = <Ref extends FieldRef>(field: Ref): Condition<`${Ref}=true`> => node({ kind: 'yes', field })

/** Explicitly answered with no; not answered is not no. */
export const no = <Ref extends FieldRef>(field: Ref): Condition<`${Ref}=false`> => node({ kind: 'no', field })

export const answered = <Ref extends FieldRef>(field: Ref): Condition<Ref> => node({ kind: 'answered', field })

/** Answered with a text of fewer characters. */
export const shorter = <Ref extends FieldRef>(field: Ref, than: number): Condition<`${Ref}<`> =>
  node({ kind: 'shorter', field, than })

/** Of nothing at all: always. */
export const all = <Claim extends string = never>(...of: readonly Condition<Claim>[]): Condition<Claim> =>
  node({ kind: 'all', of: Object.freeze(of) })

/** Of nothing at all: never. */
export const any = <Claim extends string = never>(...of: readonly Condition<Claim>[]): Condition<Claim> =>
  node({ kind: 'any', of: Object.freeze(of) })

export const not = <Claim extends string>(of: Condition<Claim>): Condition<Claim> => node({ kind: 'not', of })

/** At least one active shareholder for whom it holds; `shareholder.` inside means that one. */
export const someShareholder = <Claim extends string>(where: Condition<Claim>): Condition<Claim> =>
  node({ kind: 'someShareholder', where })

/** The same for at least two of them. */
export const severalShareholders = <Claim extends string>(where: Condition<Claim>): Condition<Claim> =>
  node({ kind: 'severalShareholders', where })
