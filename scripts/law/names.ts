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
  PageHead: 'what the drawing bundle says of a page, as it says it and as the server hears it',
  Params: 'what an address has in it',
  SeenVersion: 'the version that somebody who writes has seen, as it is sent and as it is read',
  StaffPlace: 'the office that somebody works for, as it is sent and as it is read',
  Stops: 'which reminders somebody has no more of, as it is sent and as it is read',
}

/** Types that are called by their role in the file that they stand in, as everywhere. */
const roles: ReadonlySet<string> = new Set(['Props', 'Parts', 'RouteParts', 'ServiceParts'])

// The words of a screen are reached by their key alone; what only tests use is theirs.
const apart = /^web\/i18n\/(nl|en)\/|\.test\.tsx?$|fixture|sample|\/testing\//
const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:type|interface|function\*?|class|const|let|enum) (\w+)/gm

const typed = /^(?:export )?(?:type|interface) (\w+)/gm

// What the product calls its own, and what the scripts around it do: each has its words.
const languages = [/^(domain|contract|server|web)\/.*\.tsx?$/, /^scripts\/.*\.ts$/]

type Side = { readonly thing: string; readonly side: string }

function sideOf(file: string): Side {
  for (const sides of sidesOfOneThing) {
    const side = sides.exec(file)?.[1]
    if (side !== undefined) return { thing: sides.source, side }
  }
  return { thing: file, side: file }
}

/** A room of its own: a resource of the server and a page count as one. */
const roomOf = (file: string): string => /^(server\/resources|web\/pages|[^/]+)\/[^/]+/.exec(file)?.[0] ?? file

/** Types that two rooms declare, each for itself or one of them for everybody, as sentences. */
export function typesTwice(files: readonly string[], folder: string): string[] {
  return declarationsOf(typed, files, folder).flatMap(([name, declared]) => {
    const rooms = new Set(declared.map(roomOf))
    if (rooms.size === 1 || roles.has(name) || name in allowed || isOneThing(declared)) return []
    return [`The type “${name}” is declared in ${declared.join(' and ')}: call each what it is, or share one.`]
  })
}

type Declared = readonly [name: string, files: readonly string[]]

const declarationsOf = (form: RegExp, files: readonly string[], folder: string): readonly Declared[] =>
  languages.flatMap((language) => [
    ...declaredIn(
      form,
      files.filter((file) => language.test(file)),
      folder,
    ),
  ])

function declaredIn(form: RegExp, files: readonly string[], folder: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const file of files) {
    if (apart.test(file)) continue
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(form)].map(([, name = '']) => name)
    for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), file])
  }
  return places
}

function isOneThing(declared: readonly string[]): boolean {
  const sides = declared.map(sideOf)
  return (
    new Set(sides.map(({ thing }) => thing)).size === 1 && new Set(sides.map(({ side }) => side)).size === sides.length
  )
}

/** Names that two files declare for everybody, as sentences: one search must find one meaning. */
export function namesTwice(files: readonly string[], folder: string): string[] {
  return declarationsOf(exported, files, folder).flatMap(([name, declared]) => {
    if (declared.length === 1 || isOneThing(declared) || name in allowed) return []
    return [`“${name}” is declared in ${declared.join(' and ')}: call each what it is, or share one.`]
  })
}
