import type { CaseDocument } from '#contract/cases.ts'

/** The papers to look at: the newest of each, those that still must be judged first. */
export function paperShelf(documents: readonly CaseDocument[]): readonly CaseDocument[] {
  const order = { unchecked: 0, rejected: 1, accepted: 2 } as const
  return documents
    .filter(({ newest, origin }) => newest && origin !== 'generated' && origin !== 'fixed')
    .toSorted((one, other) => order[one.review] - order[other.review])
}

/** The one that was asked for, also an older version; else the first that waits. */
export const chosenDocument = (
  shelf: readonly CaseDocument[],
  all: readonly CaseDocument[],
  wanted: string | undefined,
): CaseDocument | null => all.find(({ uuid }) => uuid === wanted) ?? shelf[0] ?? null

/** What was sent before for the same purpose, the newest first. */
export const earlierVersions = (all: readonly CaseDocument[], document: CaseDocument): readonly CaseDocument[] =>
  document.kind === 'other'
    ? []
    : all
        .filter(
          ({ uuid, kind, person, type }) =>
            uuid !== document.uuid && kind === document.kind && person === document.person && type === document.type,
        )
        .toSorted((one, other) => other.version - one.version)
