import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type Engine, type EngineParts, forms } from './engine.ts'

type Compiled = { readonly hasError: boolean }
type Artifact = { readonly result: Uint8Array }

// What the compiler calls pages instead of HTML, a PDF instead of its own format, and errors as data.
const [paged, pdf, asData] = [0, 1, 3]

const require = createRequire(import.meta.url)

/** The compiler that runs anywhere. It sees no files and no network: only what it is given. */
export async function createWasmEngine({ templates, fonts }: EngineParts): Promise<Engine> {
  await init({ module_or_path: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  for (const form of forms) compiler.add_source(`/${form}.typ`, templates[form])
  return {
    name: 'wasm',
    draw(sheet, form = 'template') {
      const world = compiler.snapshot(null, `/${form}.typ`, [['sheet', sheet]])
      try {
        const done: Compiled = world.compile(paged, asData)
        if (done.hasError) throw new Error('The sheet cannot be set in type.')
        const [pages = 0] = JSON.parse(world.query(paged, '<pages>', 'value')) as number[]
        const artifact: Artifact = world.get_artifact(pdf, asData)
        return { bytes: artifact.result, pages }
      } finally {
        world.free()
      }
    },
  }
}
