import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

const effects = ['useEffect', 'useLayoutEffect', 'useEffectEvent']

/** Where an effect calls the server itself, and what for: none of them shows what it is answered as something that is loaded. */
const mayCall: Readonly<Record<string, string>> = {
  'web/admin/prices/use-saving.ts': 'keeps what was typed',
  'web/admin/prices/draft-editor.tsx': 'plans as soon as what was typed is kept',
  'web/pages/billing/billing-form.tsx': 'tells that somebody arrived',
  'web/pages/own-case/use-unseen.ts': 'tells what was on the screen',
}

/** What a screen loads past `useResource`, and what goes past `web/api` altogether, as sentences. */
export const strayLoading = (files: readonly string[], folder: string): string[] =>
  files
    .filter((file) => /^web\/(?!api\/).*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const called = new Set(callsIn(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), false))
      return [
        ...(called.has('call in an effect') && !(file in mayCall)
          ? [
              `${file}: calls the server in an effect. Load by useResource, which forgets old answers and can try again.`,
            ]
          : []),
        ...(called.has('fetch') ? [`${file}: fetches by itself. Call what is in the contract by web/api.`] : []),
      ]
    })

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>

function callsIn(node: unknown, inEffect: boolean): readonly ('call in an effect' | 'fetch')[] {
  if (Array.isArray(node)) return node.flatMap((item) => callsIn(item, inEffect))
  if (typeof node !== 'object' || node === null) return []
  const { type, callee } = node as Node
  const called = type === 'CallExpression' ? nameOf(callee) : ''
  const within = inEffect || effects.includes(called)
  return [
    ...(called === 'call' && inEffect ? (['call in an effect'] as const) : []),
    ...(called === 'fetch' ? (['fetch'] as const) : []),
    ...Object.values(node).flatMap((part) => callsIn(part, within)),
  ]
}

/** Of `fetch` and of `window.fetch`. */
function nameOf(callee: unknown): string {
  const { type, value, object, property } = (callee ?? {}) as Node
  if (type === 'Identifier') return String(value)
  const isGlobal = type === 'MemberExpression' && ['window', 'globalThis'].includes(nameOf(object))
  return isGlobal ? nameOf(property) : ''
}
