import type { ClaimOf, Condition } from '../conditions/index.ts'
import type { FieldKind, Scope } from '../fields/index.ts'
import type { industries } from '../lists/index.ts'
import type { ValueOf } from './answers.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

type TextOrValue<Ref extends string, F extends { readonly kind: FieldKind }> = F['kind'] extends 'industry'
  ? `${Ref}=${(typeof industries)[number]}`
  : string extends ValueOf<F>
    ? `${Ref}=${string}` | `${Ref}<`
    : ValueOf<F> extends string | number | boolean
      ? `${Ref}=${ValueOf<F>}`
      : never

type ClaimsAt<Place extends string, Fields> = {
  [Key in keyof Fields & string]:
    | `${Place}.${Key}`
    | TextOrValue<`${Place}.${Key}`, Fields[Key] & { readonly kind: FieldKind }>
}[keyof Fields & string]

/** Everything that is true of the questions of a questionnaire: which there are, and what can be answered to them. */
export type Claim = ClaimsAt<'main', Catalogue['main']> | ClaimsAt<'shareholder', Catalogue['shareholder']>

/** The same of the fields of one small form. */
export type FormClaim<S extends Scope> = ClaimsAt<'form', Catalogue[S]>

/** What the price calculator asks about itself; its conditions look for that beside the answers about the company. */
export type CalculationClaim = ClaimsAt<'main', Catalogue['calculation']>

/** A field by its scope and key. */
export type FieldName<S extends Scope> = { [One in S]: `${One}.${keyof Catalogue[One] & string}` }[S]

/** A condition on the answers of a questionnaire: a field or an option that does not exist does not compile. */
export type AnswerCondition = Condition<Claim>

type ClaimsOfField<F> =
  | (F extends { readonly visible: infer When } ? ClaimOf<When> : never)
  | (F extends { readonly required: infer When } ? (When extends boolean ? never : ClaimOf<When>) : never)
  | (F extends { readonly rules: readonly (infer One)[] } ? ClaimOf<One> : never)

type ClaimsIn<Fields> = { [Key in keyof Fields]: ClaimsOfField<Fields[Key]> }[keyof Fields]

type Nothing<Unfounded extends never> = Unfounded

/** Fails to compile, with its name, when a field of the catalogue speaks of a field or an option that is not there. */
export type CatalogueIsSound = Nothing<
  | Exclude<ClaimsIn<Catalogue['main']> | ClaimsIn<Catalogue['shareholder']>, Claim>
  | { [S in Exclude<Scope, 'main' | 'shareholder'>]: Exclude<ClaimsIn<Catalogue[S]>, FormClaim<S>> }[Exclude<
      Scope,
      'main' | 'shareholder'
    >]
>
