import type { FieldKind } from '#domain/fields/index.ts'

/** Answers that are given in one go, by choosing or ticking. All others are typed and count when the field is left. */
const chosen: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'yes_no',
  'checkbox',
  'choice',
  'industry',
  'country',
  'nationality',
  'municipality',
  'person',
  'persons',
  'reference',
  'references',
])

export const isChosen = (kind: FieldKind): boolean => chosen.has(kind)
