import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The engine, compiled once for every thread of this process that it runs in: that takes longer than starting it. Apart from
 * what else knows the library's inside, so that only the thread reads the library. What fails once is tried anew.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error) => {
    compiled = undefined
    throw error
  })
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(library, 'pglite.wasm')))
}
