import { join } from 'node:path'
import { type Engine, type EngineParts, type Form, forms } from './engine.ts'

/** The compiler as a library of the machine: several times faster, but not built for every machine; null where it is not. */
export async function createNativeEngine({ templates, fonts }: EngineParts): Promise<Engine | null> {
  const library = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null)
  if (library === null) return null
  const workspace = import.meta.dirname
  const compiler = library.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] })
  const placeOf = (form: Form) => join(workspace, `${form}.typ`)
  for (const form of forms) compiler.addSource(placeOf(form), templates[form])
  return {
    name: 'native',
    draw(sheet, form = 'template') {
      const done = compiler.compile({ mainFilePath: placeOf(form), inputs: { sheet } })
      if (done.result === null) throw new Error('The sheet cannot be set in type.')
      return { bytes: compiler.pdf(done.result), pages: done.result.numOfPages }
    },
  }
}
