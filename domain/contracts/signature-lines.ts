import type { Clause, ComposedDocument } from '../documents/index.ts'
import { dateInAmsterdam, type Locale } from '../values/index.ts'
import type { SignatureEvidence } from './evidence-page.ts'
import { evidenceWords } from './evidence-words.ts'

type SignaturesGiven = { readonly locale: Locale; readonly signatures: readonly SignatureEvidence[] }

/** Whose signature stands on a line of the text, by their place among who signed, and what is said under it. */
interface SignatureLine {
  readonly clause: string
  readonly place: number
  readonly notes: readonly string[]
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const names = (clause: string, name: string | null): boolean =>
  name !== null && name.trim() !== '' && clause.includes(wordsOf(name))

/** From who is surely meant to who may be: for each line in turn, among who has none yet. */
const ways: readonly ((text: string, one: SignatureEvidence) => boolean)[] = [
  (text, { name, company }) => names(text, name) && names(text, company),
  (text, { name }) => names(text, name),
  (text, { company }) => names(text, company),
]

/**
 * Who signed on which line. A line is theirs whose name or company stands at it; somebody who stands at two lines signs both at
 * once; and what is left over goes in the order in which they were asked.
 */
function placed(lines: readonly string[], signatures: readonly SignatureEvidence[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const left = new Map(signatures.entries())
  const take = (line: number, place: number | undefined) => {
    if (place === undefined) return
    found.set(line, place)
    left.delete(place)
  }
  const open = () => [...lines.entries()].filter(([line]) => !found.has(line))
  for (const fits of ways) {
    for (const [line, text] of open()) {
      take(line, [...left].find(([, one]) => fits(text, one))?.[0])
    }
  }
  for (const [line, text] of open()) {
    const again = signatures.findIndex(({ name }) => names(text, name))
    if (again !== -1) found.set(line, again)
  }
  for (const [line] of open()) take(line, [...left.keys()][0])
  return found
}

/** What stands on the lines of a text once it is signed. The text itself stays as it was: this is what is written on it. */
export function signaturesOnLines(
  document: ComposedDocument,
  { locale, signatures }: SignaturesGiven,
): readonly SignatureLine[] {
  const words = evidenceWords[locale]
  const clauses: readonly Clause[] = document.parts
    .flatMap(({ articles }) => articles.flatMap((article) => article.clauses))
    .filter(({ form }) => form === 'signature')
  const texts = clauses.map(({ runs }) => wordsOf(runs.map(({ text }) => text).join('')))
  const places = placed(texts, signatures)
  return clauses.flatMap(({ id }, line) => {
    const place = places.get(line)
    const one = place === undefined ? undefined : signatures[place]
    if (place === undefined || one === undefined) return []
    const { company, name, written, at } = one
    const isNamed = names(texts[line] ?? '', name)
    const represented = company !== null && !isNamed ? [words.represented({ company, name: written })] : []
    return [{ clause: id, place, notes: [...represented, words.online({ day: dateInAmsterdam(at) })] }]
  })
}
