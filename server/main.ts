import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What an earlier start made of our files, their types taken off and compiled, is kept here for the next one and for its
// threads. Set before anything else is read; where nothing can be written, the service starts without.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/oprecht/compiled', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./start.ts')
