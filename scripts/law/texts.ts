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
  'hint',
  'label',
  'placeholder',
  'title',
])

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
  if (type === 'JSXText' && hasWords(value)) found(String(value))
  if (type === 'JSXAttribute' && spoken.has(nameOf(name)) && hasWords(literal(value))) found(String(literal(value)))
  if (type === 'JSXElement' || type === 'JSXFragment') {
    for (const child of Array.isArray(children) ? children : []) {
      const inside = (child as Node).type === 'JSXExpressionContainer' ? literal((child as Node).expression) : null
      if (hasWords(inside)) found(String(inside))
    }
  }
  for (const part of Object.values(node)) visit(part, found)
}

const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text)

function literal(node: unknown): unknown {
  const { type, value, expression } = (node ?? {}) as Node
  if (type === 'StringLiteral') return value
  return type === 'JSXExpressionContainer' ? literal(expression) : null
}

function nameOf(name: unknown): string {
  const { value, namespace, name: inner } = (name ?? {}) as Node
  return typeof value === 'string' ? value : `${nameOf(namespace)}:${nameOf(inner)}`
}
