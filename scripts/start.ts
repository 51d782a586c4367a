import { build } from './build/build.ts'

await build()
await import('#server/main.ts')
