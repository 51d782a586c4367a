import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/** The engine, compiled once for every thread of this process that it runs in: that takes longer than starting it. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= readFile(join(library, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
