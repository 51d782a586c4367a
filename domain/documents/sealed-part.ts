import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { fillsInThemselves, participantKeys } from '../shareholders/index.ts'
import { printedFields } from './compare.ts'
import type { ComposedDocument } from './model.ts'
import { privateKeys } from './privacy.ts'

/**
 * What of somebody's own part only they and the notary read: what never stands in a deed. The rest the deed shows to
 * everybody, so whoever ordered reads it too.
 */
export const sealedKeys: ReadonlySet<string> = new Set([...participantKeys].filter((key) => privateKeys.has(key)))

const keep = (row: ShareholderAnswers, isKept: (key: string) => boolean): ShareholderAnswers =>
  Object.fromEntries(Object.entries(row).filter(([key]) => isKept(key)))

/** Of what somebody answered, what the deed shows and what stays sealed. */
export const splitPart = (
  row: ShareholderAnswers,
): { readonly open: ShareholderAnswers; readonly sealed: ShareholderAnswers } => ({
  open: keep(row, (key) => !sealedKeys.has(key)),
  sealed: keep(row, (key) => sealedKeys.has(key)),
})

/** What whoever ordered typed for somebody before leaving it to them is not theirs to keep. */
export const withoutSealed = (answers: Answers): Answers => {
  const selves = shareholderKeys.filter(
    (key) => fillsInThemselves(answers[key]) && Object.keys(answers[key]).some((one) => sealedKeys.has(one)),
  )
  if (selves.length === 0) return answers
  return { ...answers, ...Object.fromEntries(selves.map((key) => [key, splitPart(answers[key]).open])) }
}

export type SealedParts = Readonly<Partial<Record<ShareholderKey, ShareholderAnswers>>>

/** The answers with what each sealed, for who may read it. Of who does not fill in their own part nothing is sealed. */
export const withSealed = (answers: Answers, parts: SealedParts): Answers => ({
  ...answers,
  ...Object.fromEntries(
    shareholderKeys
      .filter((key) => parts[key] !== undefined && fillsInThemselves(answers[key]))
      .map((key) => [key, { ...splitPart(answers[key]).open, ...splitPart(parts[key] ?? {}).sealed }]),
  ),
})

/** The forms that somebody signs for themselves, or for the company they act for, in a paper that has one for each. */
const isFormOf = (part: string, person: ShareholderKey): boolean => part.split('@').slice(1).includes(person)

const isOfSomebody = (part: string): boolean => shareholderKeys.some((key) => isFormOf(part, key))

/** A declaration without the forms of those who make their own: it goes to them and to the notary alone. */
export const withoutFormsOf = (document: ComposedDocument, people: readonly ShareholderKey[]): ComposedDocument => {
  const parts = document.parts.filter(({ id }) => !people.some((person) => isFormOf(id, person)))
  return parts.length === document.parts.length ? document : { ...document, parts }
}

/** A declaration of one person; null where they have no form in it. */
export const onlyFormsOf = (document: ComposedDocument, person: ShareholderKey): ComposedDocument | null => {
  if (!document.parts.some(({ id }) => isFormOf(id, person))) return null
  return { ...document, parts: document.parts.filter(({ id }) => isFormOf(id, person) || !isOfSomebody(id)) }
}

/** The clauses of a deed that say something of somebody, by their ids, in the order of the deed. */
export const ownClauses = ({ parts }: ComposedDocument, person: ShareholderKey): readonly string[] =>
  parts.flatMap(({ articles }) =>
    articles.flatMap(({ clauses }) =>
      clauses
        .filter((clause) => printedFields(clause).some((field) => field.startsWith(`${person}.`)))
        .map(({ id }) => id),
    ),
  )
