/** A file and one that it imports, types too, by their paths in the house. */
type Import = readonly [from: string, to: string]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The folders beside each other of which one imports from the other. */
function crossing([from, to]: Import): Import | undefined {
  const [source, target] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const at = source.findIndex((folder, depth) => folder !== target[depth])
  if (at === -1 || at >= target.length) return undefined
  return [source.slice(0, at + 1).join('/'), target.slice(0, at + 1).join('/')]
}

function reached(from: string, below: ReadonlyMap<string, ReadonlyMap<string, Import>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const look = [from]
  for (let next = look.pop(); next !== undefined; next = look.pop())
    for (const folder of below.get(next)?.keys() ?? [])
      if (!seen.has(folder)) {
        seen.add(folder)
        look.push(folder)
      }
  return seen
}

/**
 * Folders beside each other that import each other, two of them or round by others, as sentences: none can be read without all.
 * No file need go round in a circle for that.
 */
export function foldersInCircles(imports: readonly Import[]): string[] {
  const below = new Map<string, Map<string, Import>>()
  for (const one of imports.filter(([from]) => !isTest(from))) {
    const [from, to] = crossing(one) ?? []
    if (from !== undefined && to !== undefined) below.set(from, new Map([[to, one], ...(below.get(from) ?? [])]))
  }
  const reach = new Map([...below.keys()].map((folder) => [folder, reached(folder, below)]))
  const circles = new Set(
    [...reach.keys()].flatMap((folder) => {
      const around = [...(reach.get(folder) ?? [])].filter((other) => reach.get(other)?.has(folder))
      return around.length === 0 ? [] : [around.sort().join(' ')]
    }),
  )
  return [...circles].map((circle) => {
    const folders = circle.split(' ')
    const steps = folders.flatMap((folder) =>
      [...(below.get(folder) ?? [])].flatMap(([other, step]) => (folders.includes(other) ? [step.join(' → ')] : [])),
    )
    return `${folders.join(', ')} import each other (${steps.join('; ')}). Move what they share to a lower folder, or to the one that owns it.`
  })
}
