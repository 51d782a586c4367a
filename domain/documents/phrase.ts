/** A text taken apart: fixed words, values, references to other clauses, and choices between two wordings. */
export type Token =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'reference'; readonly to: string }
  | { readonly kind: 'choice'; readonly name: string; readonly yes: readonly Token[]; readonly no: readonly Token[] }

const bareName = /^[a-z_0-9.]+$/

const named = (name: string, text: string): string => {
  if (!bareName.test(name)) throw new Error(`cannot read {${name}} in “${text}”`)
  return name
}

const signs = /[{}|]/g

/** Reads until the end, or until the `|` or `}` that belongs to the choice it is in. */
const readUntil = (text: string, from: number, inside: boolean): { tokens: Token[]; end: number } => {
  const tokens: Token[] = []
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

const readBraces = (text: string, at: number): { token: Token; end: number } => {
  const stop = at + text.slice(at).search(/[?}]/)
  if (stop < at) throw new Error(`a brace is not closed in “${text}”`)
  const name = text.slice(at + 1, stop)
  if (text.charAt(stop) === '}') {
    const token: Token = name.startsWith('ref:')
      ? { kind: 'reference', to: named(name.slice(4), text) }
      : { kind: 'value', name: named(name, text) }
    return { token, end: stop + 1 }
  }
  const yes = readUntil(text, stop + 1, true)
  const no = text.charAt(yes.end) === '|' ? readUntil(text, yes.end + 1, true) : { tokens: [], end: yes.end }
  if (text.charAt(no.end) !== '}') throw new Error(`a choice is not closed in “${text}”`)
  return { token: { kind: 'choice', name: named(name, text), yes: yes.tokens, no: no.tokens }, end: no.end + 1 }
}

// There are only as many as the templates have, and they are read again at every key press.
const known = new Map<string, readonly Token[]>()

/**
 * `{main.company_name}` and `{p.lastname}` are answers, `{capital}` is computed, `{ref:blocking}` the number of an
 * article, `{several?they|he}` one of two wordings, the second of which may be left out.
 */
export const tokensOf = (text: string): readonly Token[] => {
  const kept = known.get(text)
  if (kept) return kept
  const { tokens } = readUntil(text, 0, false)
  known.set(text, tokens)
  return tokens
}
