import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { createNativeEngine } from './native.ts'
import { createWasmEngine } from './wasm.ts'

/** The fastest engine that runs on this machine, or the one that is asked for. */
export async function createEngine(fonts: readonly Buffer[], wanted?: Engine['name']): Promise<Engine> {
  const template = readFileSync(join(import.meta.dirname, 'template.typ'), 'utf8')
  const native = wanted === 'wasm' ? null : await createNativeEngine({ template, fonts })
  if (native) return native
  if (wanted === 'native') throw new Error('The native engine does not run on this machine.')
  return createWasmEngine({ template, fonts })
}
