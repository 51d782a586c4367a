import { maxLengthOf } from './check.ts'
import type { Field } from './field.ts'
import type { IssueCode } from './issue.ts'
import { kinds } from './kinds.ts'

/** Every code `check` can give for the field, so that a test can prove that each has its sentence. */
export const possibleIssues = (field: Field): readonly IssueCode[] => [
  ...new Set<IssueCode>([
    ...(field.required === false ? [] : (['required'] as const)),
    ...kinds[field.kind].codes,
    ...(maxLengthOf(field) === undefined ? [] : (['too_long'] as const)),
    ...(field.style ? (['not_latin'] as const) : []),
    ...(kinds[field.kind].rules ?? []).map((rule) => rule.code),
    ...(field.rules ?? []).map((rule) => rule.code),
  ]),
]
