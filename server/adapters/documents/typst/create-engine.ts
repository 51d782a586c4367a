import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type EngineParts, type TypstEngine, type TypstForm, typstForms } from './engine.ts'

/** The compiler as a library of the machine: several times faster, but not built for every machine; null where it is not. */
export async function createNativeEngine({ templates, fonts }: EngineParts): Promise<TypstEngine | null> {
  const library = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null)
  if (library === null) return null
  const workspace = import.meta.dirname
  const compiler = library.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] })
  const placeOf = (form: TypstForm) => join(workspace, `${form}.typ`)
  for (const form of typstForms) compiler.addSource(placeOf(form), templates[form])
  return {
    name: 'native',
    draw(sheet, form = 'template') {
      const done = compiler.compile({ mainFilePath: placeOf(form), inputs: { sheet } })
      if (done.result === null) throw new Error('The sheet cannot be set in type.')
      return { bytes: compiler.pdf(done.result), pages: done.result.numOfPages }
    },
  }
}

type Compiled = { readonly hasError: boolean }
type Artifact = { readonly result: Uint8Array }

// What the compiler calls pages instead of HTML, a PDF instead of its own format, and errors as data.
const [paged, pdf, asData] = [0, 1, 3]

const require = createRequire(import.meta.url)

/** The compiler that runs anywhere. It sees no files and no network: only what it is given. */
export async function createWasmEngine({ templates, fonts }: EngineParts): Promise<TypstEngine> {
  await init({ module_or_path: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  for (const form of typstForms) compiler.add_source(`/${form}.typ`, templates[form])
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

/** The fastest engine that runs on this machine, or the one that is asked for. */
export async function createEngine(fonts: readonly Buffer[], wanted?: TypstEngine['name']): Promise<TypstEngine> {
  const read = (form: TypstForm) => readFileSync(join(import.meta.dirname, `${form}.typ`), 'utf8')
  const templates = { template: read('template'), invoice: read('invoice') }
  const native = wanted === 'wasm' ? null : await createNativeEngine({ templates, fonts })
  if (native) return native
  if (wanted === 'native') throw new Error('The native engine does not run on this machine.')
  return createWasmEngine({ templates, fonts })
}
