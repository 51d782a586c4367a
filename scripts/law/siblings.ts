/** A file and one that it imports, types too, by their paths in the house. */
export type Import = readonly [from: string, to: string]

const known: readonly (readonly [one: string, other: string, why: string])[] = [
  ['domain/fields/clean', 'domain/fields/rules', 'what is cleaned is checked: both wait for the types between them'],
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The folders beside each other of which one imports from the other. */
function crossing([from, to]: Import): Import | undefined {
  const [source, target] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const at = source.findIndex((folder, depth) => folder !== target[depth])
  if (at === -1 || at >= target.length) return undefined
  return [source.slice(0, at + 1).join('/'), target.slice(0, at + 1).join('/')]
}

/**
 * Folders beside each other that import each other, as sentences: neither can be read without the other. No file need go round
 * in a circle for that.
 */
export function siblingPairs(imports: readonly Import[]): string[] {
  const between = new Map<string, Import>()
  for (const one of imports.filter(([from]) => !isTest(from))) {
    const folders = crossing(one)
    if (folders) between.set(folders.join(' '), one)
  }
  return [...between].flatMap(([folders, there]) => {
    const [one = '', other = ''] = folders.split(' ')
    const back = one < other ? between.get(`${other} ${one}`) : undefined
    if (back === undefined || known.some(([left, right]) => left === one && right === other)) return []
    return [
      `${one} and ${other} import each other (${there.join(' → ')}, ${back.join(' → ')}). ` +
        'Move what they share to a lower folder, or to the one of them that owns it.',
    ]
  })
}
