import type { CaseDeed } from '#contract/case-deed.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'

/** What the answers give, what was sent round by its number, or what is being worked on. */
export type VersionKey = 'generated' | 'working' | `${number}`

export type DeedVersion = {
  readonly key: VersionKey
  readonly number: number
  readonly at: string | null
  readonly documents: readonly { readonly key: string; readonly title: string; readonly document: ComposedDocument }[]
}

/** The server composes them and keeps them; on the way they are but JSON. */
const documentsOf = (documents: CaseDeed['generated']): DeedVersion['documents'] =>
  documents.map(({ key, title, document }) => ({ key, title, document: document as ComposedDocument }))

/** From the oldest to what is being worked on; the first is what the answers give. */
export const versionsOf = ({ generated, versions }: CaseDeed): readonly DeedVersion[] => {
  const sent = versions.filter(({ number }) => number !== null)
  const last = Math.max(0, ...sent.map(({ number }) => number ?? 0))
  const working = versions.find(({ number }) => number === null)
  return [
    { key: 'generated', number: 0, at: null, documents: documentsOf(generated) },
    ...sent
      .map(({ number, at, documents }) => ({
        key: `${number ?? 0}` as const,
        number: number ?? 0,
        at,
        documents: documentsOf(documents),
      }))
      .sort((one, other) => one.number - other.number),
    { key: 'working', number: last + 1, at: null, documents: documentsOf(working?.documents ?? []) },
  ]
}

/** What one compares by itself: what was sent last, or else what the answers give, with what is being worked on. */
export const usualPair = (versions: readonly DeedVersion[]): readonly [from: VersionKey, to: VersionKey] => [
  versions.at(-2)?.key ?? 'generated',
  'working',
]

export const documentIn = (version: DeedVersion | undefined, key: string): ComposedDocument | undefined =>
  version?.documents.find((one) => one.key === key)?.document
