/** What a question is: its kind, how what is typed becomes an answer, and whether anything is wrong with that. */

export { type CheckContext, check, isRequired, maxLengthOf, pathOf, possibleIssues } from './check.ts'
export { defaultsOf } from './defaults.ts'
export { factsFor } from './facts.ts'
export {
  type ConfiguredFlag,
  defineFields,
  type Field,
  type FieldBody,
  type FieldFlag,
  type FieldKind,
  type FieldScope,
  fieldKinds,
  type Scope,
  type ShareholderKey,
  scopes,
  shareholderKeys,
} from './field.ts'
export { kinds } from './kinds.ts'
export { normalise } from './normalise.ts'
export { restoreRow } from './restore-row.ts'
