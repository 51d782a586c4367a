import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where a name may stand more than once, because it is the same thing seen from several sides: once on each side, which is
 * what the brackets catch.
 */
const sidesOfOneThing: readonly RegExp[] = [
  // A paper: its shape, and its words in each language.
  /^domain\/documents\/v\d+\/(shapes|nl|en)\//,
  /^domain\/contracts\/[^/]+\/(nl|en)\.ts$/,
  // Questions that belong together, and their texts in each language.
  /^domain\/(questions\/catalogue|messages\/nl|messages\/en)\//,
  // The words of one product in each language.
  /^domain\/messages\/(nl|en)-/,
  // A list, and what stands in for it where it would weigh too much.
  /^domain\/lists\/(any|known)-/,
  // What the table of routes asks of a screen.
  /^web\/pages\/([^/]+)\/index\.tsx$/,
]

/** Names that are the right word in two rooms that cannot be confused. */
const allowed: Readonly<Record<string, string>> = {
  Field: 'a question, and the frame that a screen draws around its control',
}

// The words of a screen are reached by their key alone; what only tests use is theirs.
const apart = /^web\/i18n\/(nl|en)\/|\.test\.tsx?$|fixture|sample|\/testing\//
const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:type|interface|function\*?|class|const|let|enum) (\w+)/gm

type Side = { readonly thing: string; readonly side: string }

function sideOf(file: string): Side {
  for (const sides of sidesOfOneThing) {
    const side = sides.exec(file)?.[1]
    if (side !== undefined) return { thing: sides.source, side }
  }
  return { thing: file, side: file }
}

/** Names that two files declare for everybody, as sentences: one search must find one meaning. */
export function namesTwice(files: readonly string[], folder: string): string[] {
  const places = new Map<string, string[]>()
  for (const file of files) {
    if (!/^(domain|contract|server|web)\/.*\.tsx?$/.test(file) || apart.test(file)) continue
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(exported)].map(([, name = '']) => name)
    for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), file])
  }
  return [...places].flatMap(([name, declared]) => {
    const sides = declared.map(sideOf)
    const isOneThing =
      new Set(sides.map(({ thing }) => thing)).size === 1 &&
      new Set(sides.map(({ side }) => side)).size === sides.length
    if (isOneThing || name in allowed) return []
    return [`“${name}” is declared in ${declared.join(' and ')}: call each what it is, or share one.`]
  })
}
