import type { CaseDeed } from '#contract/case-deed.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'

/** What the answers gave when they were paid for or give now, what was sent round by its number, or what is being worked on. */
export type VersionKey = 'paid' | 'generated' | 'working' | `${number}`

export type DeedVersion = {
  readonly key: VersionKey
  readonly number: number
  readonly at: string | null
  readonly documents: CaseDeed['generated']
}

/** From the oldest to what is being worked on; the first is what the answers gave and give. */
export const versionsOf = ({ paid, generated, versions }: CaseDeed): readonly DeedVersion[] => {
  const sent = versions.filter(({ number }) => number !== null)
  const last = Math.max(0, ...sent.map(({ number }) => number ?? 0))
  const working = versions.find(({ number }) => number === null)
  return [
    ...(paid ? [{ key: 'paid' as const, number: 0, at: null, documents: paid }] : []),
    { key: 'generated', number: 0, at: null, documents: generated },
    ...sent
      .map(({ number, at, documents }) => ({
        key: `${number ?? 0}` as const,
        number: number ?? 0,
        at,
        documents,
      }))
      .sort((one, other) => one.number - other.number),
    { key: 'working', number: last + 1, at: null, documents: working?.documents ?? [] },
  ]
}

/**
 * What one compares by itself with what is being worked on: what was sent last, or else what was paid for where an answer was
 * changed since, or else what the answers give.
 */
export const usualPair = (versions: readonly DeedVersion[]): readonly [from: VersionKey, to: VersionKey] => {
  const last = versions.findLast(({ number, key }) => number > 0 && key !== 'working')
  return [last?.key ?? versions[0]?.key ?? 'generated', 'working']
}

export const documentIn = (version: DeedVersion | undefined, key: string): ComposedDocument | undefined =>
  version?.documents.find((one) => one.key === key)?.document
