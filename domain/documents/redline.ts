import { type Aligned, align } from './lists.ts'
import type { Article, Clause, ClauseForm, ComposedDocument, Heading, Part, Run } from './model.ts'
import {
  type ClauseInPart,
  causeOfClause,
  causeOfWords,
  type RedlineCause,
  type RedlineVersions,
} from './redline-causes.ts'
import { type Word, wordChanges } from './word-changes.ts'

/** A few words of a comparison. What stayed may have stood there with another number: `was`. */
export type RedlinePiece = { readonly text: string; readonly open?: true; readonly blank?: string } & (
  | { readonly kind: 'same'; readonly was?: string }
  | { readonly kind: 'struck' | 'added'; readonly change: number }
)

export type RedlineState = 'same' | 'changed' | 'struck' | 'added'

export type RedlineSaying = { readonly label: readonly RedlinePiece[]; readonly pieces: readonly RedlinePiece[] }

export type RedlineClause = {
  readonly id: string
  readonly form: ClauseForm
  /** Another number is no change; null where it has none, or is not there. */
  readonly marks: { readonly from: string | null; readonly to: string | null }
  readonly state: RedlineState
  readonly said: RedlineSaying
  readonly beside: RedlineSaying | null
}

type RedlineHeading = {
  readonly id: string
  readonly state: RedlineState
  readonly title: readonly RedlinePiece[]
  readonly besideTitle: readonly RedlinePiece[] | null
}

export type RedlineArticle = RedlineHeading & {
  /** As it is now, or was. */
  readonly number: number | null
  readonly clauses: readonly RedlineClause[]
}

export type RedlinePart = RedlineHeading & { readonly articles: readonly RedlineArticle[] }

/** Everything that one cause did in one article, or in a title. */
export type RedlineChange = {
  readonly number: number
  readonly cause: RedlineCause
  /** The article; null for the title of the document or a part. */
  readonly article: string | null
}

export type Redline = {
  readonly languages: ComposedDocument['languages']
  readonly title: readonly RedlinePiece[]
  readonly besideTitle: readonly RedlinePiece[] | null
  readonly parts: readonly RedlinePart[]
  readonly changes: readonly RedlineChange[]
}

/** Numbers the changes as they are met. */
type Pen = RedlineVersions & { readonly numberOf: (cause: RedlineCause, article: string | null) => number }

const penFor = (versions: RedlineVersions): { readonly pen: Pen; readonly changes: readonly RedlineChange[] } => {
  const changes: RedlineChange[] = []
  const known = new Map<string, number>()
  const numberOf: Pen['numberOf'] = (cause, article) => {
    const key = JSON.stringify([cause, article])
    const number = known.get(key) ?? changes.push({ number: changes.length + 1, cause, article })
    known.set(key, number)
    return number
  }
  return { pen: { ...versions, numberOf }, changes }
}

type WordManner = { readonly text: string; readonly open?: true; readonly blank?: string }

const mannerOf = ({ text, run }: Word): WordManner => ({
  text,
  ...(run.kind === 'gap' || run.kind === 'blank' ? { open: true } : {}),
  ...(run.kind === 'blank' ? { blank: run.name } : run.kind === 'text' && run.blank ? { blank: run.blank } : {}),
})

const sameManner = (one: WordManner, other: WordManner): boolean => one.open === other.open && one.blank === other.blank

/** Neighbours that look the same as one. */
const joined = <Piece extends RedlinePiece>(pieces: readonly Piece[]): readonly Piece[] => {
  const done: Piece[] = []
  for (const piece of pieces) {
    const last = done.at(-1)
    const plain = last && last.kind === piece.kind && sameManner(last, piece) && !('was' in last) && !('was' in piece)
    if (plain) done[done.length - 1] = { ...last, text: last.text + piece.text }
    else done.push(piece)
  }
  return done
}

const samePieces = (from: readonly Word[], to: readonly Word[]): readonly RedlinePiece[] =>
  joined(
    to.map((word, place) => {
      const was = from[place]?.text
      return { kind: 'same', ...mannerOf(word), ...(was === undefined || was === word.text ? {} : { was }) }
    }),
  )

const changedPieces = (kind: 'struck' | 'added', words: readonly Word[], change: number): readonly RedlinePiece[] =>
  joined(words.map((word) => ({ kind, change, ...mannerOf(word) })))

type Writing = { readonly article: string | null; readonly numbered?: boolean }

/** The words of both, each change with its number. */
const compared = (pen: Pen, from: readonly Run[], to: readonly Run[], { article, numbered }: Writing) =>
  wordChanges(from, to, numbered).flatMap((stretch): readonly RedlinePiece[] => {
    if (stretch.kind === 'same') return samePieces(stretch.from, stretch.to)
    const { struck, added } = stretch
    const change = pen.numberOf(causeOfWords([...struck, ...added], pen), article)
    return [...changedPieces('struck', struck, change), ...changedPieces('added', added, change)]
  })

/** All of it came or went. */
const wholly = (kind: 'struck' | 'added', runs: readonly Run[], change: number): readonly RedlinePiece[] =>
  wordChanges(runs, runs).flatMap((stretch) => (stretch.kind === 'same' ? changedPieces(kind, stretch.to, change) : []))

const labelRuns = (label: string | null | undefined): readonly Run[] => (label ? [{ kind: 'text', text: label }] : [])

const isChanged = (...all: readonly (readonly RedlinePiece[] | null | undefined)[]): boolean =>
  all.some((pieces) => pieces?.some(({ kind }) => kind !== 'same'))

const clauseInBoth = (pen: Pen, from: Clause, to: Clause, article: string): RedlineClause => {
  const sayingOf = (one: Clause['beside'], other: Clause['beside']): RedlineSaying => ({
    label: compared(pen, labelRuns(one?.label), labelRuns(other?.label), { article }),
    pieces: compared(pen, one?.runs ?? [], other?.runs ?? [], { article }),
  })
  const said = sayingOf(from, to)
  const beside = from.beside || to.beside ? sayingOf(from.beside, to.beside) : null
  const changed = isChanged(said.label, said.pieces, beside?.label, beside?.pieces)
  const { id, form } = to
  return { id, form, marks: { from: from.mark, to: to.mark }, state: changed ? 'changed' : 'same', said, beside }
}

const clauseInOne = (pen: Pen, standing: ClauseInPart, kind: 'struck' | 'added'): RedlineClause => {
  const { clause, article } = standing
  const change = pen.numberOf(causeOfClause(standing, kind === 'added', pen), article.id)
  const sayingOf = ({ label, runs }: Pick<Clause, 'label' | 'runs'>): RedlineSaying => ({
    label: wholly(kind, labelRuns(label), change),
    pieces: wholly(kind, runs, change),
  })
  const { id, form, mark } = clause
  const marks = kind === 'added' ? { from: null, to: mark } : { from: mark, to: null }
  return {
    id,
    form,
    marks,
    state: kind,
    said: sayingOf(clause),
    beside: clause.beside ? sayingOf(clause.beside) : null,
  }
}

const besideTitles = (from: Heading | undefined, to: Heading | undefined): boolean =>
  from?.besideTitle !== undefined || to?.besideTitle !== undefined

const titlesInBoth = (pen: Pen, from: Heading, to: Heading, writing: Writing) => ({
  title: compared(pen, from.title, to.title, writing),
  besideTitle: besideTitles(from, to) ? compared(pen, from.besideTitle ?? [], to.besideTitle ?? [], writing) : null,
})

const titlesInOne = ({ title, besideTitle }: Heading, kind: 'struck' | 'added', change: number) => ({
  title: wholly(kind, title, change),
  besideTitle: besideTitle ? wholly(kind, besideTitle, change) : null,
})

type Placed = { readonly article: Article; readonly part: Part }

const articleInBoth = (pen: Pen, from: Placed, to: Placed): RedlineArticle => {
  const [old, now] = [from.article, to.article]
  const numbered = old.number !== null && now.number !== null
  const titles = titlesInBoth(pen, old, now, { article: now.id, numbered })
  const clauses = align(old.clauses, now.clauses, ({ id }) => id).map((one) =>
    one.kind === 'both'
      ? clauseInBoth(pen, one.from, one.to, now.id)
      : one.kind === 'from'
        ? clauseInOne(pen, { ...from, clause: one.from }, 'struck')
        : clauseInOne(pen, { ...to, clause: one.to }, 'added'),
  )
  const same = !isChanged(titles.title, titles.besideTitle) && clauses.every(({ state }) => state === 'same')
  return { id: now.id, state: same ? 'same' : 'changed', number: now.number, ...titles, clauses }
}

const articleInOne = (pen: Pen, placed: Placed, kind: 'struck' | 'added'): RedlineArticle => {
  const { article } = placed
  const clauses = article.clauses.map((clause) => clauseInOne(pen, { ...placed, clause }, kind))
  // Its title came or went for the same reason as its first clause.
  const [first] = clauses.flatMap(({ said }) => said.pieces)
  const change = first && first.kind !== 'same' ? first.change : 0
  return { id: article.id, state: kind, number: article.number, ...titlesInOne(article, kind, change), clauses }
}

const articlesOf = (pen: Pen, from: Part | undefined, to: Part | undefined): readonly RedlineArticle[] => {
  const placed = (part: Part | undefined): readonly Placed[] =>
    part ? part.articles.map((article) => ({ article, part })) : []
  return align(placed(from), placed(to), ({ article }) => article.id).map((one) =>
    one.kind === 'both'
      ? articleInBoth(pen, one.from, one.to)
      : one.kind === 'from'
        ? articleInOne(pen, one.from, 'struck')
        : articleInOne(pen, one.to, 'added'),
  )
}

const partOf = (pen: Pen, one: Aligned<Part>): RedlinePart => {
  if (one.kind === 'both') {
    const titles = titlesInBoth(pen, one.from, one.to, { article: null })
    const articles = articlesOf(pen, one.from, one.to)
    const same = !isChanged(titles.title, titles.besideTitle) && articles.every(({ state }) => state === 'same')
    return { id: one.to.id, state: same ? 'same' : 'changed', ...titles, articles }
  }
  const [part, kind] = one.kind === 'from' ? ([one.from, 'struck'] as const) : ([one.to, 'added'] as const)
  const articles = one.kind === 'from' ? articlesOf(pen, part, undefined) : articlesOf(pen, undefined, part)
  const [first] = articles.flatMap(({ clauses }) => clauses.flatMap(({ said }) => said.pieces))
  const change = first && first.kind !== 'same' ? first.change : 0
  return { id: part.id, state: kind, ...titlesInOne(part, kind, change), articles }
}

/**
 * Two versions of a document in one text: which words were struck and added, and what caused each. Articles and clauses are
 * known by their ids, so one that got another number, or is referred to by it, did not change.
 */
export const redline = (from: ComposedDocument, to: ComposedDocument): Redline => {
  const { pen, changes } = penFor({ from, to })
  const titles = titlesInBoth(pen, from, to, { article: null })
  const parts = align(from.parts, to.parts, ({ id }) => id).map((one) => partOf(pen, one))
  return { languages: to.languages, ...titles, parts, changes }
}

/** The pieces as one of the two versions has them. */
export const piecesOn = (side: 'from' | 'to', pieces: readonly RedlinePiece[]): readonly RedlinePiece[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === (side === 'from' ? 'added' : 'struck')) return []
    return side === 'from' && piece.kind === 'same' && piece.was !== undefined
      ? [{ ...piece, text: piece.was }]
      : [piece]
  })
