type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Link elements that bring a screen's code and styles along with the page, instead of one after the other. */
export function createPreloads(manifest: Manifest): (modules: readonly string[]) => string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the screens has no entry: run npm start or npm test again.')
  // The page itself names these already.
  const named = new Set(chunksFrom(manifest, [entry]))

  return (modules) => {
    const wanted = modules.map((name) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The build of the screens has no ${name}.`)
      return chunk
    })
    const chunks = chunksFrom(manifest, wanted).filter((chunk) => !named.has(chunk))
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join('\n    ')
  }
}

function chunksFrom(manifest: Manifest, start: readonly Chunk[]): Chunk[] {
  const seen = new Set<Chunk>()
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const key of chunk.imports ?? []) walk(manifest[key])
  }
  for (const chunk of start) walk(chunk)
  return [...seen]
}
