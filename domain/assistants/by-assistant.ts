import { type Product, placeOfQuestion } from '../blueprint/index.ts'
import { type Answers, changedFields, fieldOf } from '../questions/index.ts'
import { isSame, splitPath } from '../values/index.ts'

/** An assistant wrote this answer, and nobody confirmed it yet. */
export interface AssistantMark {
  readonly connection: string
  /** What the assistant called itself then. */
  readonly name: string
  readonly at: string
  /** What stood there before any assistant wrote it; null where nothing did. */
  readonly before: unknown
}

/** By path, as in `main.company_name`; null where there are none. */
export type AssistantMarks = Readonly<Record<string, AssistantMark>> | null

const answerAt = (answers: Answers, path: string): unknown => {
  const { place, key } = splitPath(path)
  const row: Readonly<Record<string, unknown>> = answers[place as keyof Answers] ?? {}
  return row[key]
}

const marksFrom = (entries: readonly (readonly [string, AssistantMark])[]): AssistantMarks =>
  entries.length === 0 ? null : Object.fromEntries(entries)

const isPresence = (path: string): boolean => splitPath(path).key === 'active'

/**
 * What follows from another answer is confirmed with that one. What is sensitive is never an assistant's, and what went along
 * with an answer must not be kept in the open.
 */
const canBeMarked = (product: Product, path: string): boolean => {
  const { place, key } = splitPath(path)
  if (fieldOf(place === 'main' ? 'main' : 'shareholder', key)?.sensitivity === 'sensitive') return false
  return isPresence(path) || placeOfQuestion(product, path) !== null
}

/** What an assistant changed is marked; what stands again as it did before is not. */
export const markedBy = (
  product: Product,
  marks: AssistantMarks,
  { before, after }: { readonly before: Answers; readonly after: Answers },
  writer: Omit<AssistantMark, 'before'>,
): AssistantMarks => {
  const next = new Map(Object.entries(marks ?? {}))
  for (const path of changedFields(before, after)) {
    if (!canBeMarked(product, path)) continue
    const stood = next.has(path) ? next.get(path)?.before : answerAt(before, path)
    if (isSame(stood, answerAt(after, path))) next.delete(path)
    else next.set(path, { ...writer, before: stood ?? null })
  }
  return marksFrom([...next])
}

/** What somebody else than an assistant changed is theirs from then on. */
export const stillMarked = (marks: AssistantMarks, before: Answers, after: Answers): AssistantMarks =>
  marks === null || before === after
    ? marks
    : marksFrom(Object.entries(marks).filter(([path]) => isSame(answerAt(before, path), answerAt(after, path))))

export const withoutMarks = (marks: AssistantMarks, paths: readonly string[]): AssistantMarks =>
  marks === null ? null : marksFrom(Object.entries(marks).filter(([path]) => !paths.includes(path)))

type BeforeByPlace = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What stood there before, by who it is about: to be saved as any change is. */
export const whatStoodBefore = (marks: AssistantMarks, paths: readonly string[]): BeforeByPlace => {
  const rows: Record<string, Record<string, unknown>> = {}
  for (const [path, { before }] of Object.entries(marks ?? {})) {
    if (!paths.includes(path)) continue
    const { place, key } = splitPath(path)
    rows[place] = { ...rows[place], [key]: before }
  }
  return rows
}
