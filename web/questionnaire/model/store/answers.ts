import type { AnswerRow } from '#domain/conditions/index.ts'
import { type Field, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Answers, Questions } from '#domain/questions/index.ts'
import { isSame, splitPath } from '#domain/values/index.ts'

/** The company's answers, or those of one shareholder. */
type AnswerOwner = 'main' | ShareholderKey

export const answerOwners: readonly AnswerOwner[] = ['main', ...shareholderKeys]

const isAnswerOwner = (text: string): text is AnswerOwner => answerOwners.some((owner) => owner === text)

/** `p2.firstname` → p2 and firstname; null for a path that can be no answer. */
export function parsePath(path: string): { readonly owner: AnswerOwner; readonly key: string } | null {
  const { place: owner, key } = splitPath(path)
  return key !== '' && isAnswerOwner(owner) ? { owner, key } : null
}

/** The question that a path belongs to. */
export function questionAt(questions: Questions, path: string): Field | null {
  const at = parsePath(path)
  const among = questions[at?.owner === 'main' ? 'main' : 'shareholder']
  return at && Object.hasOwn(among, at.key) ? (among[at.key] ?? null) : null
}

/** The answer at a path; undefined while it is open. */
export function readAnswer(answers: Answers, path: string): unknown {
  const at = parsePath(path)
  if (!at) return undefined
  const row: AnswerRow = answers[at.owner]
  return Object.hasOwn(row, at.key) ? row[at.key] : undefined
}

/** The answers with one of them changed; null or undefined opens the question again. */
export function withAnswer(answers: Answers, path: string, value: unknown): Answers {
  const at = parsePath(path)
  if (!at || isSame(readAnswer(answers, path), value ?? undefined)) return answers
  const { [at.key]: _before, ...rest } = answers[at.owner] as AnswerRow
  const row = value === null || value === undefined ? rest : { ...rest, [at.key]: value }
  return { ...answers, [at.owner]: row }
}
