/**
 * A field, named by where it stands: in the company's answers, in those of the shareholder at hand, or in the form at
 * hand (billing, register, …).
 */
export type FieldRef = `main.${string}` | `shareholder.${string}` | `form.${string}`

/** What an answer can be compared with. */
export type Comparable = string | number | boolean

/** When something applies, said as data: whoever holds one can print it, check it or ask which fields it reads. */
export type Condition =
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

const node = (one: Condition): Condition => Object.freeze(one)

export const eq = (field: FieldRef, value: Comparable): Condition => node({ kind: 'eq', field, value })

export const oneOf = (field: FieldRef, ...values: readonly Comparable[]): Condition =>
  node({ kind: 'in', field, values: Object.freeze(values) })

/** Answered with yes. */
export const yes = (field: FieldRef): Condition => node({ kind: 'yes', field })

/** Explicitly answered with no; not answered is not no. */
export const no = (field: FieldRef): Condition => node({ kind: 'no', field })

export const answered = (field: FieldRef): Condition => node({ kind: 'answered', field })

/** Answered with a text of fewer characters. */
export const shorter = (field: FieldRef, than: number): Condition => node({ kind: 'shorter', field, than })

/** Of nothing at all: always. */
export const all = (...of: readonly Condition[]): Condition => node({ kind: 'all', of: Object.freeze(of) })

/** Of nothing at all: never. */
export const any = (...of: readonly Condition[]): Condition => node({ kind: 'any', of: Object.freeze(of) })

export const not = (of: Condition): Condition => node({ kind: 'not', of })

/** At least one active shareholder for whom it holds; `shareholder.` inside means that one. */
export const someShareholder = (where: Condition): Condition => node({ kind: 'someShareholder', where })
