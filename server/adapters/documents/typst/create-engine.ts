import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, Form } from './engine.ts'
import { createNativeEngine } from './native.ts'
import { createWasmEngine } from './wasm.ts'

/** The fastest engine that runs on this machine, or the one that is asked for. */
export async function createEngine(fonts: readonly Buffer[], wanted?: Engine['name']): Promise<Engine> {
  const read = (form: Form) => readFileSync(join(import.meta.dirname, `${form}.typ`), 'utf8')
  const templates = { template: read('template'), invoice: read('invoice') }
  const native = wanted === 'wasm' ? null : await createNativeEngine({ templates, fonts })
  if (native) return native
  if (wanted === 'native') throw new Error('The native engine does not run on this machine.')
  return createWasmEngine({ templates, fonts })
}
