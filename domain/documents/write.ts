import type { FieldPath, Run } from './model.ts'
import { answerAt, gapRun, printedFieldOf, valueRun } from './print.ts'
import { type ArticlePlaces, withReferences } from './references.ts'
import type { Material, TemplateScope } from './template.ts'

/** A text taken apart: fixed words, values, references to other clauses, and choices between two wordings. */
export type TextToken =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'reference'; readonly to: string }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly yes: readonly TextToken[]
      readonly no: readonly TextToken[]
    }

const bareName = /^[a-z_0-9.]+$/

const named = (name: string, text: string): string => {
  if (!bareName.test(name)) throw new Error(`cannot read {${name}} in “${text}”`)
  return name
}

const signs = /[{}|]/g

/** Reads until the end, or until the `|` or `}` that belongs to the choice it is in. */
const readUntil = (text: string, from: number, inside: boolean): { tokens: TextToken[]; end: number } => {
  const tokens: TextToken[] = []
  let [at, begun, end] = [from, from, text.length]
  const flush = (until: number): void => {
    if (until > begun) tokens.push({ kind: 'words', text: text.slice(begun, until) })
  }
  for (;;) {
    signs.lastIndex = at
    const found = signs.exec(text)
    if (!found) break
    at = found.index
    if (found[0] !== '{') {
      if (inside) {
        end = at
        break
      }
      at += 1
      continue
    }
    flush(at)
    const token = readBraces(text, at)
    tokens.push(token.token)
    at = token.end
    begun = at
  }
  flush(end)
  return { tokens, end }
}

const readBraces = (text: string, at: number): { token: TextToken; end: number } => {
  const stop = at + text.slice(at).search(/[?}]/)
  if (stop < at) throw new Error(`a brace is not closed in “${text}”`)
  const name = text.slice(at + 1, stop)
  if (text.charAt(stop) === '}') {
    const token: TextToken = name.startsWith('ref:')
      ? { kind: 'reference', to: named(name.slice(4), text) }
      : { kind: 'value', name: named(name, text) }
    return { token, end: stop + 1 }
  }
  const yes = readUntil(text, stop + 1, true)
  const no = text.charAt(yes.end) === '|' ? readUntil(text, yes.end + 1, true) : { tokens: [], end: yes.end }
  if (text.charAt(no.end) !== '}') throw new Error(`a choice is not closed in “${text}”`)
  return { token: { kind: 'choice', name: named(name, text), yes: yes.tokens, no: no.tokens }, end: no.end + 1 }
}

/**
 * `{main.company_name}` and `{p.lastname}` are answers, `{capital}` is computed, `{ref:blocking}` the number of an
 * article, `{several?they|he}` one of two wordings, the second of which may be left out.
 */
export const tokensOf = (text: string): readonly TextToken[] => readUntil(text, 0, false).tokens

/** Words that an answer chose: the answer itself where they say it, fixed text where it only changed the wording. */
type WhyWritten =
  | { readonly kind: 'answer'; readonly field: FieldPath }
  | { readonly kind: 'fact'; readonly fields: readonly FieldPath[] }
  | null

const wordsRun = (text: string, reason: WhyWritten): Run => {
  if (reason?.kind === 'answer') return { kind: 'answer', text, field: reason.field }
  return reason && reason.fields.length > 0 ? { kind: 'text', text, fields: reason.fields } : { kind: 'text', text }
}

interface Pen {
  readonly scope: TemplateScope
  readonly values: Material['values']
  readonly places: ArticlePlaces
}

const writeTokens = (pen: Pen, tokens: readonly TextToken[], reason: WhyWritten): readonly Run[] =>
  tokens.flatMap((token): readonly Run[] => {
    switch (token.kind) {
      case 'words':
        return [wordsRun(token.text, reason)]
      case 'value':
        return [valueRun(pen.scope, token.name, pen.values)]
      case 'reference': {
        const place = pen.places.get(token.to)
        if (place === undefined) throw new Error(`a document refers to ${token.to}, which is not in it`)
        const { reference } = pen.scope.world.language
        return [{ kind: 'text', text: reference(place.number, place.paragraph), to: token.to }]
      }
      case 'choice':
        return writeChoice(pen, token)
      default: {
        const forgotten: never = token
        return forgotten
      }
    }
  })

const writeChoice = (pen: Pen, token: Extract<TextToken, { kind: 'choice' }>): readonly Run[] => {
  const { scope } = pen
  const fact = scope.facts[token.name]
  if (fact) return writeTokens(pen, fact.value ? token.yes : token.no, { kind: 'fact', fields: fact.fields })
  const named = printedFieldOf(token.name, scope.at)
  if (!named) throw new Error(`a document chooses by ${token.name}, which nobody knows`)
  const value = answerAt(scope.world, named.path)
  if (value === undefined) return [gapRun(scope.world, named.path)]
  return writeTokens(pen, value === true ? token.yes : token.no, { kind: 'answer', field: named.path })
}

const isPlain = (run: Run | undefined): run is Extract<Run, { kind: 'text' }> =>
  run?.kind === 'text' && !run.fields && !run.to && !run.blank

/** A name that ends in B.V. ends the sentence too. */
export const withoutSecondStop = (last: Run | undefined, run: Run): Run =>
  run.kind === 'text' && last?.text.endsWith('.') && /^\.(?!\.)/.test(run.text)
    ? { ...run, text: run.text.slice(1) }
    : run

/** The runs of one text, neighbours of the same sort joined. */
export const write = (text: string, pen: Pen): readonly Run[] => {
  if (!text.includes('{')) return [{ kind: 'text', text }]
  const runs: Run[] = []
  for (const written of writeTokens(pen, tokensOf(text), null)) {
    const last = runs.at(-1)
    const run = withoutSecondStop(last, written)
    if (run.text === '') continue
    if (isPlain(last) && isPlain(run)) runs[runs.length - 1] = { kind: 'text', text: last.text + run.text }
    else runs.push(run)
  }
  return withReferences(runs, pen.places, pen.scope.world.language.reference)
}
