import { choiceBlank } from './choices.ts'
import { fieldsOfClause, fieldsOfRun } from './compare.ts'
import { struckIn } from './layer.ts'
import type { Article, Clause, ClauseChoice, ComposedDocument, FieldPath, LayerEntry, Part, Run } from './model.ts'
import type { Word } from './word-changes.ts'

/** What made two versions of a document differ somewhere. */
export type RedlineCause =
  /** None where the same template says something else and nothing tells for which answer: how many there are, for one. */
  | { readonly kind: 'answer'; readonly fields: readonly FieldPath[] }
  /** The text of the template itself. */
  | { readonly kind: 'template'; readonly from: number; readonly to: number }
  | { readonly kind: 'blank'; readonly name: string }
  /** The notary's own clause, or one that the notary struck; undone where that was in the older version. */
  | { readonly kind: 'added' | 'struck'; readonly entry: string; readonly why: string; readonly undone: boolean }

export type RedlineVersions = { readonly from: ComposedDocument; readonly to: ComposedDocument }

/** A clause with what it stands in. */
export type ClauseInPart = { readonly clause: Clause; readonly article: Article; readonly part: Part }

const unique = (fields: readonly FieldPath[]): readonly FieldPath[] => [...new Set(fields)]

const byAnswers = (fields: readonly FieldPath[], { from, to }: RedlineVersions): RedlineCause =>
  fields.length > 0 || from.version === to.version
    ? { kind: 'answer', fields: unique(fields) }
    : { kind: 'template', from: from.version, to: to.version }

/** The place that was filled in; one that is still open and only says other words, says those of an answer. */
const blankOf = (run: Run): string | undefined => {
  if (run.kind === 'blank') return run.fields === undefined ? run.name : undefined
  return run.kind === 'text' ? run.blank : undefined
}

/** Why these words became those. */
export const causeOfWords = (words: readonly Word[], versions: RedlineVersions): RedlineCause => {
  const runs = [...new Set(words.filter(({ text }) => text.trim() !== '').map(({ run }) => run))]
  const blank = runs.map(blankOf).find((name) => name !== undefined)
  if (blank !== undefined) return { kind: 'blank', name: blank }
  return byAnswers(runs.flatMap(fieldsOfRun), versions)
}

const entryOf = ({ layer = [] }: ComposedDocument, id: string): LayerEntry | undefined =>
  layer.find((entry) => entry.id === id)

const strikeOf = ({ layer = [] }: ComposedDocument, { clause, article }: ClauseInPart): LayerEntry | undefined =>
  layer.find((entry) => entry.kind === 'strike' && struckIn(article, entry.block).includes(clause))

const byNotary = (kind: 'added' | 'struck', entry: LayerEntry, undone: boolean): RedlineCause => ({
  ...{ kind, entry: entry.id, why: entry.why, undone },
})

/** Whether the choice is there without the clause: another option was taken. */
const isChosenElse = ({ name }: ClauseChoice, { parts }: ComposedDocument): boolean =>
  parts.some(({ articles }) => articles.some(({ clauses }) => clauses.some(({ choice }) => choice?.name === name)))

/** Why a clause as a whole came or went. */
export const causeOfClause = (standing: ClauseInPart, came: boolean, versions: RedlineVersions): RedlineCause => {
  const { clause, article, part } = standing
  // Its words stand in one of them; what struck it is to be found in the other.
  const [own, other] = came ? [versions.to, versions.from] : [versions.from, versions.to]
  const addition = clause.own === undefined ? undefined : entryOf(own, clause.own)
  if (addition) return byNotary('added', addition, !came)
  const strike = strikeOf(other, standing)
  if (strike) return byNotary('struck', strike, came)
  // An option of a choice goes when the notary takes another one.
  if (clause.choice && isChosenElse(clause.choice, came ? versions.from : versions.to))
    return { kind: 'blank', name: choiceBlank(clause.choice.name) }
  const because = [...clause.because, ...article.because, ...part.because]
  return byAnswers(because.length > 0 ? because : fieldsOfClause(clause), versions)
}
