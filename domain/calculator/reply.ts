import { type AnswerRow, holds, isAnswered } from '../conditions/index.ts'
import { normalise, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { ShareholderAnswers } from '../questions/index.ts'
import { flagsFor, type ShareholderKind, shareholderKinds } from '../shareholders/index.ts'
import { splitPath } from '../values/index.ts'
import { askedFieldOf, type CalculatorAnswers, factsOf, isOfPeople, peopleIn } from './answers.ts'
import type { Graph, Question } from './question.ts'
import { questionNamed } from './walk.ts'

/** What was given for the fields of one question, by row. */
export type GivenReply = Partial<Readonly<Record<'main' | ShareholderKey, AnswerRow>>>

const rows = ['main', ...shareholderKeys] as const
const namesIn = ({ field, tail }: Question) => [field, ...(tail ? [tail.field] : [])]
const keyOf = (name: string) => splitPath(name).key
const without = (row: object, keys: readonly string[]): AnswerRow =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))

/** Follows from the choice of a type, and goes with it. */
const ofType = ['type', ...Object.keys(flagsFor('natural_person')), 'holding']

const forget = (answers: CalculatorAnswers, question: Question): CalculatorAnswers => {
  const keys = namesIn(question).map(keyOf)
  if (!isOfPeople(question)) {
    const main = without(answers.main, keys)
    return keys.includes('shareholder_count')
      ? { ...answers, main, p1: { active: true }, p2: {}, p3: {}, p4: {} }
      : { ...answers, main }
  }
  const gone = keys.includes('type') ? [...keys, ...ofType] : keys
  return { ...answers, ...Object.fromEntries(shareholderKeys.map((key) => [key, without(answers[key], gone)])) }
}

const asKind = (value: unknown): ShareholderKind | undefined => shareholderKinds.find((kind) => kind === value)

/** A chosen type comes with its flags, and a new company is a holding. */
const completed = (row: AnswerRow): ShareholderAnswers => {
  const kind = asKind(row.type)
  if (kind === undefined) return row
  return { ...row, ...flagsFor(kind), ...(kind === 'new_company' && { holding: true }) }
}

const withPeople = (answers: CalculatorAnswers): CalculatorAnswers => {
  const count = answers.main.shareholder_count ?? 1
  const people = shareholderKeys.map((key, at) => [key, at < count ? { ...answers[key], active: true } : {}] as const)
  return { ...answers, ...Object.fromEntries(people) }
}

/** Writes what was given for these fields and nothing else; what is empty is left out. */
const write = (answers: CalculatorAnswers, question: Question, given: GivenReply): CalculatorAnswers => {
  const { field, tail } = question
  const put = (onto: CalculatorAnswers, name: typeof field): CalculatorAnswers => {
    const known = askedFieldOf(name)
    if (known === null) return onto
    const into = isOfPeople(question) ? peopleIn(question, onto) : (['main'] as const)
    const changed = into.flatMap((row) => {
      const at = row === 'main' ? undefined : row
      if (name === tail?.field && !holds(tail.when, factsOf(onto, null, at))) return []
      const value = normalise(known, given[row]?.[known.key])
      if (!isAnswered(value)) return []
      const next = { ...onto[row], [known.key]: value }
      return [[row, row === 'main' ? next : completed(next)] as const]
    })
    return { ...onto, ...Object.fromEntries(changed) }
  }
  const first = put(answers, field)
  const grown = keyOf(field) === 'shareholder_count' ? withPeople(first) : first
  return tail ? put(grown, tail.field) : grown
}

/**
 * The answers with this question answered, or skipped when nothing is given. An earlier answer that is given again takes
 * everything after it away, because what was asked then hung on it.
 */
export const reply = (
  graph: Graph,
  answers: CalculatorAnswers,
  key: string,
  given: GivenReply | null,
): CalculatorAnswers => {
  const question = questionNamed(graph, key)
  if (question === null) throw new Error(`no such question: ${key}`)
  const open = reopen(graph, answers, key)
  const { answered, ...written } = write(forget(open, question), question, given ?? {})
  return { answered: [...answered, key], ...written }
}

/** As before this question was answered; the answers of all later ones are gone. */
export const reopen = (graph: Graph, answers: CalculatorAnswers, key: string): CalculatorAnswers => {
  const at = answers.answered.indexOf(key)
  if (at === -1) return answers
  const later = answers.answered.slice(at).flatMap((name) => questionNamed(graph, name) ?? [])
  return { ...later.reduceRight(forget, answers), answered: answers.answered.slice(0, at) }
}

/** What was given before for this question, to be shown when it is asked again. */
export const givenFor = (answers: CalculatorAnswers, question: Question): GivenReply => {
  const keys = namesIn(question).map(keyOf)
  const into = isOfPeople(question) ? peopleIn(question, answers) : (['main'] as const)
  return Object.fromEntries(
    rows
      .filter((row) => (into as readonly string[]).includes(row))
      .map((row) => [row, Object.fromEntries(Object.entries(answers[row]).filter(([key]) => keys.includes(key)))]),
  )
}
