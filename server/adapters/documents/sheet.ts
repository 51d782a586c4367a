import type { ChartDrawing } from '#domain/cases/index.ts'
import type { Article, Clause, ComposedDocument, Run, Saying } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { paperWords } from './paper-words.ts'
import type { DrawRequest, InkStrokes, SignedLine } from './port.ts'

/** A few words, a word that was softened, something still to be answered, or something for the notary to fill in. */
export type SheetPiece = readonly [kind: 'words' | 'long' | 'gap' | 'blank', text: string]

export type SheetText = {
  readonly label: string | null
  readonly pieces: readonly SheetPiece[]
  /** Holds so long a text of a founder that the best places to break its lines are not worth looking for. */
  readonly rough: boolean
}

/** On a line to sign on. */
type SheetSignature = {
  readonly ink?: InkStrokes
  readonly written: readonly SheetPiece[]
  readonly notes: readonly string[]
}

export type SheetRow = SheetText & { readonly mark: string | null; readonly signed?: SheetSignature }

/** Clauses of one form after each other. */
export type SheetGroup = {
  /** Paragraphs of an article are numbered where there are several, points anywhere; items have letters. */
  readonly form: 'paragraphs' | 'numbered' | 'points' | 'items' | 'pairs' | 'signatures'
  /** Stays on the page of what follows it. */
  readonly keep: boolean
  /** Counts on from the group before it: only where it may be broken differs. */
  readonly goes_on: boolean
  readonly rows: readonly SheetRow[]
}

type Above = { readonly title: readonly SheetPiece[] }

export type SheetArticle = Above & {
  readonly number: number | null
  /** "Artikel 3. " before the title, or nothing. */
  readonly before: string
  readonly groups: readonly SheetGroup[]
  readonly drawing?: ChartDrawing
  readonly ink?: InkStrokes
}

export type SheetPart = Above & { readonly new_page: boolean; readonly articles: readonly SheetArticle[] }

/**
 * A document as both engines draw it: who answered what no longer matters, only what stands where. A translation that is read
 * beside it on a screen is a paper of its own.
 */
export type Sheet = {
  readonly language: Locale
  readonly title: readonly SheetPiece[]
  readonly parts: readonly SheetPart[]
  /** What stands around the text. */
  readonly around: {
    readonly title: string
    readonly brand: string | null
    readonly watermark: string | null
    readonly version: string | null
    readonly page: readonly [string, string]
    readonly provisional: string | null
  }
}

const longestTitle = 90
const longestFine = 250

export function sheetOf(
  { document, draft, brand, version, drawing, ink = [], signed = [] }: DrawRequest,
  print: (text: string) => string,
): Sheet {
  const [language = 'nl'] = document.languages
  const words = paperWords[language]
  const kept = signedFor(document)
  const piecesOf = (runs: readonly Run[]): readonly SheetPiece[] =>
    joinWords(runs.flatMap(({ kind, text }) => (isOpen(kind) ? [[kind, print(text)]] : wordsIn(print(text)))))
  const saidOf = ({ label, runs }: Saying): SheetText => ({
    label: label === null ? null : print(label),
    pieces: piecesOf(runs),
    rough: runs.some(({ kind, text }) => kind !== 'text' && text.length > longestFine),
  })
  const signatureIn = ({ strokes, written, notes }: SignedLine): SheetSignature => ({
    ...(strokes !== null && { ink: strokes }),
    written: strokes === null ? wordsIn(print(written)) : [],
    notes: notes.map(print),
  })
  const rowOf = (clause: Clause): SheetRow => {
    const line = signed.find((one) => one.clause === clause.id)
    return { ...saidOf(clause), mark: clause.mark, ...(line && { signed: signatureIn(line) }) }
  }

  return {
    language,
    title: piecesOf(document.title),
    parts: document.parts.map((part) => ({
      title: piecesOf(part.title),
      new_page: part.new_page,
      articles: part.articles.map((article) => {
        const { before, runs } = parted(article)
        return {
          number: article.number,
          before: print(before),
          title: piecesOf(runs),
          groups: groupsOf(article, rowOf, kept),
          ...(drawing?.article === article.id && { drawing: printedChart(drawing.chart, print) }),
          ...inkFor(article.id, ink),
        }
      }),
    })),
    around: {
      title: titleOf(document, print),
      brand: brand === null ? null : print(brand),
      watermark: draft ? words.watermark : null,
      version: version ? words.version(document.version, version) : null,
      page: words.page,
      provisional: document.provisional ? words.provisional : null,
    },
  }
}

const inkFor = (article: string, ink: NonNullable<DrawRequest['ink']>): Pick<SheetArticle, 'ink'> => {
  const drawn = ink.find((one) => one.article === article)
  return drawn ? { ink: drawn.strokes } : {}
}

/** With words that our letters can print. */
const printedChart = (chart: ChartDrawing, print: (text: string) => string): ChartDrawing => ({
  ...chart,
  boxes: chart.boxes.map((box) => ({ ...box, name: box.name.map(print), mark: box.mark.map(print) })),
})

/** For the header and for programs that show the file. */
function titleOf({ title }: ComposedDocument, print: (text: string) => string): string {
  const whole = [...print(title.map(({ kind, text }) => (isOpen(kind) ? `[${text}]` : text)).join(''))]
  return whole.length <= longestTitle ? whole.join('') : `${whole.slice(0, longestTitle - 1).join('')}…`
}

const isOpen = (kind: Run['kind']): kind is 'gap' | 'blank' => kind === 'gap' || kind === 'blank'

/** Words that were softened apart: to look for other places to break them can take for ever. */
const wordsIn = (text: string): readonly SheetPiece[] =>
  text
    .split(/(\S*\u200b\S*)/)
    .filter((part) => part !== '')
    .map((part) => [part.includes('\u200b') ? 'long' : 'words', part])

function joinWords(pieces: readonly SheetPiece[]): readonly SheetPiece[] {
  const joined: SheetPiece[] = []
  for (const [kind, text] of pieces) {
    const last = joined.at(-1)
    if (kind === 'words' && last?.[0] === 'words') joined[joined.length - 1] = ['words', last[1] + text]
    else joined.push([kind, text])
  }
  return joined
}

/** A numbered article begins its title with the number. */
function parted({ number, title }: Article) {
  const [first, ...rest] = title
  if (number === null || first?.kind !== 'text' || !first.text.includes(String(number)))
    return { before: '', runs: title }
  return { before: first.text, runs: rest }
}

const formOf = ({ form, mark }: Clause): SheetGroup['form'] => {
  if (form === 'pair') return 'pairs'
  if (form === 'signature') return 'signatures'
  if (mark === null) return 'paragraphs'
  return form === 'item' ? 'items' : form === 'point' ? 'points' : 'numbered'
}

/** Where and when one signs, and the last sentence above it: a signature without them on its page could be anybody's. */
const clausesAbove = 2

/** What must stand on the page of the signatures under it, if need be from an article or a part before. */
function signedFor({ parts }: ComposedDocument): ReadonlySet<Clause> {
  const kept = new Set<Clause>()
  let above: Clause[] = []
  for (const part of parts) {
    if (part.new_page) above = []
    for (const clause of part.articles.flatMap(({ clauses }) => clauses)) {
      if (clause.form === 'signature') {
        for (const one of above) kept.add(one)
        above = []
      } else above = [...above, clause].slice(-clausesAbove)
    }
  }
  return kept
}

function groupsOf(
  { clauses }: Article,
  rowOf: (clause: Clause) => SheetRow,
  kept: ReadonlySet<Clause>,
): readonly SheetGroup[] {
  const groups: { form: SheetGroup['form']; keep: boolean; goes_on: boolean; rows: SheetRow[] }[] = []
  for (const clause of clauses) {
    const [form, keep, last] = [formOf(clause), kept.has(clause), groups.at(-1)]
    const same = last?.form === form
    if (last && same && last.keep === keep) last.rows.push(rowOf(clause))
    else groups.push({ form, keep, goes_on: same, rows: [rowOf(clause)] })
  }
  return groups
}
