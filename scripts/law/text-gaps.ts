import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

type Node = { readonly type?: string; readonly span?: { readonly start: number } } & Readonly<Record<string, unknown>>
type Texts = Readonly<Record<string, readonly string[]>>

const gapsIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

/** Calls of `say` that leave a gap of their text open, as sentences. The texts are given by key, in every language. */
export function openGaps(files: readonly string[], folder: string, texts: Texts): string[] {
  const known = Object.keys(texts)
  const named = (key: string) => (key in texts ? [key] : [])
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    if (!source.includes('say(')) return []
    const calls: SayCall[] = []
    visit(parseSync(source, { syntax: 'typescript', tsx: true }), new Set(), calls)
    return calls.flatMap(({ keys, given }) =>
      given === 'unknown'
        ? []
        : keys.flatMap((pattern) => {
            const matching = typeof pattern === 'string' ? named(pattern) : known.filter((key) => pattern.test(key))
            // Of a key that is put together, some texts that fit may never be said: what all of them want is wanted.
            const wanted = matching.map((key) => new Set((texts[key] ?? []).flatMap(gapsIn)))
            const open = [...(wanted[0] ?? [])].filter(
              (gap) => !given.has(gap) && wanted.every((gaps) => gaps.has(gap)),
            )
            return open.map((gap) => `${file}: ${matching.join(', ')} is said without {${gap}}.`)
          }),
    )
  })
}

interface SayCall {
  readonly keys: readonly (string | RegExp)[]
  /** What is filled in; unknown where the values come from elsewhere. */
  readonly given: ReadonlySet<string> | 'unknown'
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null

/** `around`: what the call that this stands in fills in, as `plural` does its number. */
function visit(node: unknown, around: ReadonlySet<string> | 'unknown', calls: SayCall[]): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, around, calls)
    return
  }
  if (!isNode(node)) return
  // A part of a screen that is given the values beside the text puts them in itself.
  if (node.type === 'JSXOpeningElement' && isNode(node.name) && node.name.value === 'MarkedSentence') return
  if (node.type !== 'CallExpression') {
    // Values are filled in by the call that a text is handed to, not by one around a whole screen.
    const closes = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration'
    for (const part of Object.values(node)) visit(part, closes ? new Set() : around, calls)
    return
  }
  const name = isNode(node.callee) ? node.callee.value : undefined
  const given = (node.arguments as { expression: unknown }[]).map(({ expression }) => expression)
  if (name === 'say' && given.length > 0) calls.push({ keys: keysIn(given[0]), given: both(around, namesIn(given[1])) })
  const filled =
    name === 'plural'
      ? both(new Set(['n']), namesIn(given[2]))
      : name === 'fill'
        ? namesIn(given[1])
        : new Set<string>()
  for (const [index, part] of given.entries()) visit(part, index === 0 ? filled : new Set(), calls)
  visit(node.callee, new Set(), calls)
}

const both = (one: ReadonlySet<string> | 'unknown', other: ReadonlySet<string> | 'unknown') =>
  one === 'unknown' || other === 'unknown' ? 'unknown' : new Set([...one, ...other])

function namesIn(node: unknown): ReadonlySet<string> | 'unknown' {
  if (node === undefined) return new Set()
  if (!isNode(node) || node.type !== 'ObjectExpression') return 'unknown'
  const names = (node.properties as Node[]).map((property) => {
    const key = property.type === 'Identifier' ? property : property.key
    return isNode(key) && typeof key.value === 'string' ? key.value : undefined
  })
  return names.every((name) => name !== undefined) ? new Set(names as string[]) : 'unknown'
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a key can be: what stands between `${` and `}` can be one part of a path. */
function keysIn(node: unknown): readonly (string | RegExp)[] {
  if (!isNode(node)) return []
  if (node.type === 'StringLiteral') return [String(node.value)]
  if (node.type === 'ConditionalExpression') return [...keysIn(node.consequent), ...keysIn(node.alternate)]
  if (node.type === 'ParenthesisExpression' || node.type === 'TsConstAssertion') return keysIn(node.expression)
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as { cooked: string }[]).map(({ cooked }) => literal(cooked))
    return [new RegExp(`^${parts.join('[^.]+')}$`)]
  }
  return []
}
