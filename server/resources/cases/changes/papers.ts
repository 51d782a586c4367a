import { type ComposedDocument, canonicalConcept } from '#domain/documents/index.ts'
import { type Listed, titleOf } from '../../documents/set.ts'

export type ComparedPaper = {
  readonly key: string
  readonly title: string
  readonly before: ComposedDocument | null
  readonly after: ComposedDocument | null
}

/** The papers that become others, those that come and those that go; what stays word for word is left out. */
export function comparedPapers(before: readonly Listed[], after: readonly Listed[]): ComparedPaper[] {
  const inOld = new Map(before.map((one) => [one.key, one]))
  const changed = after.flatMap((one): ComparedPaper[] => {
    const old = inOld.get(one.key)
    if (old && canonicalConcept([old]) === canonicalConcept([one])) return []
    return [{ key: one.key, title: titleOf(one.document), before: old?.document ?? null, after: one.document }]
  })
  const keys = new Set(after.map(({ key }) => key))
  const gone = before
    .filter(({ key }) => !keys.has(key))
    .map(({ key, document }) => ({ key, title: titleOf(document), before: document, after: null }))
  return [...changed, ...gone]
}
