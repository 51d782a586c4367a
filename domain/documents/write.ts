import type { FieldPath, Run } from './model.ts'
import { type Token, tokensOf } from './phrase.ts'
import { answerAt, fieldNamed, gapRun, valueRun } from './print.ts'
import type { Material, Scope } from './template.ts'

/** Where every article and paragraph came to stand. */
export type Places = ReadonlyMap<string, string>

/** Words that an answer chose: the answer itself where they say it, fixed text where it only changed the wording. */
type Reason =
  | { readonly kind: 'answer'; readonly field: FieldPath }
  | { readonly kind: 'fact'; readonly fields: readonly FieldPath[] }
  | null

const wordsRun = (text: string, reason: Reason): Run => {
  if (reason?.kind === 'answer') return { kind: 'answer', text, field: reason.field }
  return reason && reason.fields.length > 0 ? { kind: 'text', text, fields: reason.fields } : { kind: 'text', text }
}

interface Pen {
  readonly scope: Scope
  readonly values: Material['values']
  readonly places: Places
}

const writeTokens = (pen: Pen, tokens: readonly Token[], reason: Reason): readonly Run[] =>
  tokens.flatMap((token): readonly Run[] => {
    switch (token.kind) {
      case 'words':
        return [wordsRun(token.text, reason)]
      case 'value':
        return [valueRun(pen.scope, token.name, pen.values)]
      case 'reference': {
        const place = pen.places.get(token.to)
        if (place === undefined) throw new Error(`a document refers to ${token.to}, which is not in it`)
        return [{ kind: 'text', text: place }]
      }
      case 'choice':
        return writeChoice(pen, token)
      default: {
        const forgotten: never = token
        return forgotten
      }
    }
  })

const writeChoice = (pen: Pen, token: Extract<Token, { kind: 'choice' }>): readonly Run[] => {
  const { scope } = pen
  const fact = scope.facts[token.name]
  if (fact) return writeTokens(pen, fact.value ? token.yes : token.no, { kind: 'fact', fields: fact.fields })
  const named = fieldNamed(token.name, scope.at)
  if (!named) throw new Error(`a document chooses by ${token.name}, which nobody knows`)
  const value = answerAt(scope.world, named.path)
  if (value === undefined) return [gapRun(scope.world, named.path)]
  return writeTokens(pen, value === true ? token.yes : token.no, { kind: 'answer', field: named.path })
}

const isPlain = (run: Run | undefined): run is Extract<Run, { kind: 'text' }> => run?.kind === 'text' && !run.fields

/** A name that ends in B.V. ends the sentence too. */
const withoutSecondStop = (last: Run | undefined, run: Run): Run =>
  run.kind === 'text' && last?.text.endsWith('.') && /^\.(?!\.)/.test(run.text)
    ? { ...run, text: run.text.slice(1) }
    : run

// Most of a deed is the same for everyone: one and the same run then, so that whoever draws it sees that nothing changed.
const fixed = new Map<string, readonly Run[]>()

const fixedRuns = (text: string): readonly Run[] => {
  const kept = fixed.get(text)
  if (kept) return kept
  const runs: readonly Run[] = Object.freeze([Object.freeze({ kind: 'text', text })])
  fixed.set(text, runs)
  return runs
}

/** The runs of one text, neighbours of the same sort joined. */
export const write = (text: string, pen: Pen): readonly Run[] => {
  if (!text.includes('{')) return fixedRuns(text)
  const runs: Run[] = []
  for (const written of writeTokens(pen, tokensOf(text), null)) {
    const last = runs.at(-1)
    const run = withoutSecondStop(last, written)
    if (run.text === '') continue
    if (isPlain(last) && isPlain(run)) runs[runs.length - 1] = { kind: 'text', text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}
