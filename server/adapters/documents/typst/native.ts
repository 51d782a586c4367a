import { join } from 'node:path'
import type { Engine, EngineParts } from './engine.ts'

/** The compiler as a library of the machine: several times faster, but not built for every machine; null where it is not. */
export async function createNativeEngine({ template, fonts }: EngineParts): Promise<Engine | null> {
  const library = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null)
  if (library === null) return null
  const workspace = import.meta.dirname
  const mainFilePath = join(workspace, 'template.typ')
  const compiler = library.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] })
  compiler.addSource(mainFilePath, template)
  return {
    name: 'native',
    draw(sheet) {
      const done = compiler.compile({ mainFilePath, inputs: { sheet } })
      if (done.result === null) throw new Error('The sheet cannot be set in type.')
      return { bytes: compiler.pdf(done.result), pages: done.result.numOfPages }
    },
  }
}
