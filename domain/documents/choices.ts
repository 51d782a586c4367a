import type { Clause, ClauseChoice, ComposedDocument, Part, Run } from './model.ts'
import type { ClauseShape, Language } from './template.ts'

/** What a choice of the notary is called among the places that the notary fills in: with the option that was chosen. */
export const choiceBlank = (name: string): string => `choice.${name}`

export const isChoiceBlank = (name: string): boolean => name.startsWith(choiceBlank(''))

const letter = (index: number): string => String.fromCharCode(65 + index)

/** The choice that a clause is part of, with everything one can choose between, in the words of a language. */
export const choiceOf = ({ choice }: ClauseShape, { choices, phrases }: Language): ClauseChoice | undefined => {
  if (choice === undefined) return undefined
  const options = Object.entries(choices[choice.name] ?? {}).map(([option, says], index) => ({
    option,
    text: (phrases.choice ?? '{letter}').replace('{letter}', letter(index)).replace('{says}', says),
  }))
  return { name: choice.name, option: choice.option, options }
}

const space: Run = { kind: 'text', text: ' ' }

/** What stands before every clause of an option for as long as nothing was chosen: on paper one sees how far it goes. */
export const markedChoice = (runs: readonly Run[], { name, option, options }: ClauseChoice): readonly Run[] => {
  const text = options.find((one) => one.option === option)?.text ?? option
  return [{ kind: 'blank', name: choiceBlank(name), text }, space, ...runs]
}

const unmarked = (runs: readonly Run[]): readonly Run[] => {
  const [first] = runs
  return first?.kind === 'blank' && isChoiceBlank(first.name) ? runs.slice(2) : runs
}

const settled = (clause: Clause): Clause => ({
  ...clause,
  runs: unmarked(clause.runs),
  ...(clause.beside ? { beside: { ...clause.beside, runs: unmarked(clause.beside.runs) } } : {}),
})

const clausesIn = (parts: readonly Part[]): readonly Clause[] =>
  parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))

const optionsIn = (parts: readonly Part[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { choice } of clausesIn(parts))
    if (choice) found.set(choice.name, (found.get(choice.name) ?? new Set()).add(choice.option))
  return found
}

/**
 * What was chosen, by the name of the choice: the option that the office filled in, or the only one that is left after
 * the others were struck.
 */
const chosenIn = (
  before: readonly Part[],
  now: readonly Part[],
  filled: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> => {
  const [all, left] = [optionsIn(before), optionsIn(now)]
  const chosen = new Map<string, string>()
  for (const { choice } of clausesIn(now)) {
    if (!choice) continue
    const { name, options } = choice
    const [first, ...others] = left.get(name) ?? []
    const struck = (left.get(name)?.size ?? 0) < (all.get(name)?.size ?? 0)
    const wanted = filled[choiceBlank(name)]
    if (struck && first !== undefined && others.length === 0) chosen.set(name, first)
    else if (options.some(({ option }) => option === wanted)) chosen.set(name, wanted ?? '')
  }
  return chosen
}

/** The parts with what was chosen, without its mark, and without what was not. The same parts where nothing was. */
export const withChoices = (
  document: ComposedDocument,
  parts: readonly Part[],
  filled: Readonly<Record<string, string>>,
): readonly Part[] => {
  const chosen = chosenIn(document.parts, parts, filled)
  if (chosen.size === 0) return parts
  const choose = (clause: Clause): readonly Clause[] => {
    const option = clause.choice && chosen.get(clause.choice.name)
    if (option === undefined) return [clause]
    return option === clause.choice?.option ? [settled(clause)] : []
  }
  return parts
    .map((part) => ({
      ...part,
      articles: part.articles
        .map((article) => ({ ...article, clauses: article.clauses.flatMap(choose) }))
        .filter(({ clauses }) => clauses.length > 0),
    }))
    .filter(({ articles }) => articles.length > 0)
}
