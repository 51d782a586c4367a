import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** Attributes that a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
])
const isSpoken = (name: string) => spoken.has(name) || name.endsWith('Label')

/** Texts on a screen that do not come from the message files, as sentences. */
export function strayTexts(files: readonly string[], folder: string): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const found: string[] = []
    visit(parseSync(source, { syntax: 'typescript', tsx: true }), (text) => found.push(text))
    return found.map((text) => `${file}: “${text.trim()}” stands in the screen. Put it in web/i18n/nl and web/i18n/en.`)
  })
}

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>

function visit(node: unknown, found: (text: string) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type, value, name, children } = node as Node
  const texts = [
    ...(type === 'JSXText' ? [value] : []),
    ...(type === 'JSXAttribute' && isSpoken(nameOf(name)) ? literals(value) : []),
    ...(type === 'JSXElement' || type === 'JSXFragment' ? (children as unknown[]).flatMap(shownBy) : []),
  ]
  for (const text of texts) if (hasWords(text)) found(String(text))
  for (const part of Object.values(node)) visit(part, found)
}

const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text)

const shownBy = (child: unknown) => ((child as Node).type === 'JSXExpressionContainer' ? literals(child) : [])

/** Every text that an expression may come down to, whatever it depends on. */
function literals(node: unknown): unknown[] {
  const { type, value, expression, consequent, alternate, left, right, operator, quasis } = (node ?? {}) as Node
  switch (type) {
    case 'StringLiteral':
      return [value]
    case 'TemplateLiteral':
      return (quasis as Node[]).map(({ cooked }) => cooked)
    case 'ConditionalExpression':
      return [...literals(consequent), ...literals(alternate)]
    case 'BinaryExpression':
      return operator === '&&' ? literals(right) : chooses(operator) ? [...literals(left), ...literals(right)] : []
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return literals(expression)
    default:
      return []
  }
}

const chooses = (operator: unknown) => operator === '||' || operator === '??' || operator === '+'

function nameOf(name: unknown): string {
  const { value, namespace, name: inner } = (name ?? {}) as Node
  return typeof value === 'string' ? value : `${nameOf(namespace)}:${nameOf(inner)}`
}
