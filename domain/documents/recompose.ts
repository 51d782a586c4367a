import type { AnswerRow } from '../conditions/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import { answersFrom, type RelevantAnswers } from '../questions/index.ts'
import { answersFor, type DocumentPlan, documentPlanOf, writeArticle, writeDocument, writePart } from './compose.ts'
import type { Article, ComposedDocument, Part } from './model.ts'
import type { ChosenArticle, ChosenPart } from './select.ts'
import type { ComposeContext, Template } from './template.ts'

/** The answers that something looked at: `main.kvk`, or `main.*` where it looked at which there are. */
export type Reads = ReadonlySet<string>

export interface Watch {
  /** Whoever holds on to these reads the answers of this moment. */
  readonly answers: RelevantAnswers
  /** Does something, and says which answers it looked at. */
  readonly during: <Made>(work: () => Made) => { readonly made: Made; readonly reads: Reads }
  readonly replace: (answers: RelevantAnswers) => void
}

const places = ['main', ...shareholderKeys] as const
type AnswerSet = (typeof places)[number]
export const watch = (first: RelevantAnswers): Watch => {
  let answers = first
  let noted = new Set<string>()
  const watchedRow = (place: AnswerSet): AnswerRow => {
    const row = (): AnswerRow => answers[place]
    const looking =
      <Found>(look: (own: AnswerRow, key: string | symbol) => Found) =>
      (_: unknown, key: string | symbol): Found => {
        noted.add(`${place}.${String(key)}`)
        return look(row(), key)
      }
    return new Proxy<AnswerRow>(
      {},
      {
        get: looking(Reflect.get),
        has: looking(Reflect.has),
        getOwnPropertyDescriptor: looking(Reflect.getOwnPropertyDescriptor),
        ownKeys: () => {
          noted.add(`${place}.*`)
          return Reflect.ownKeys(row())
        },
      },
    )
  }
  return {
    answers: answersFrom(watchedRow) as RelevantAnswers,
    during: (work) => {
      const [outer, own] = [noted, new Set<string>()]
      noted = own
      try {
        return { made: work(), reads: own }
      } finally {
        noted = outer
      }
    },
    replace: (fresh) => {
      answers = fresh
    },
  }
}

/** What became another answer, as reads name it. */
export const planDifferencesBetween = (before: RelevantAnswers, after: RelevantAnswers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: [AnswerRow, AnswerRow] = [before[place], after[place]]
    if (old === fresh) return []
    const changed: string[] = []
    for (const key in fresh) if (!Object.is(old[key], fresh[key])) changed.push(`${place}.${key}`)
    for (const key in old) if (old[key] !== undefined && !Object.hasOwn(fresh, key)) changed.push(`${place}.${key}`)
    return changed.length > 0 ? [...changed, `${place}.*`] : []
  })

type ChosenPiece = ChosenPart | ChosenArticle

/** What was made the last time, and for each answer the pieces that looked at it. */
interface LastComposed {
  readonly template: Template
  readonly context: ComposeContext
  readonly watch: Watch
  readonly plan: { readonly made: DocumentPlan; readonly reads: Reads }
  readonly parts: Map<ChosenPart, Part>
  readonly articles: Map<ChosenArticle, Article>
  readonly readers: Map<string, Set<ChosenPiece>>
  answers: RelevantAnswers
}

const begin = (template: Template, answers: RelevantAnswers, context: ComposeContext): LastComposed => {
  const watched = watch(answers)
  const plan = watched.during(() => documentPlanOf(template, watched.answers, context))
  return { template, context, watch: watched, plan, parts: new Map(), articles: new Map(), readers: new Map(), answers }
}

/** What looked at these answers is to be written again. */
const forget = ({ readers, parts, articles }: LastComposed, changed: readonly string[]): void => {
  for (const path of changed) {
    for (const piece of readers.get(path) ?? []) {
      parts.delete(piece as ChosenPart)
      articles.delete(piece as ChosenArticle)
    }
  }
}

/** What was made of a piece, or is made now; whatever it looks at makes it and what it stands in be written again. */
const recall = <Piece extends ChosenPiece, Made>(
  { readers, watch }: LastComposed,
  known: Map<Piece, Made>,
  [piece, ...around]: readonly [Piece, ...ChosenPiece[]],
  write: () => Made,
): Made => {
  const before = known.get(piece)
  if (before !== undefined) return before
  const { made, reads } = watch.during(write)
  for (const path of reads) {
    const all = readers.get(path) ?? new Set()
    readers.set(path, all.add(piece))
    for (const outer of around) all.add(outer)
  }
  known.set(piece, made)
  return made
}

const articleIn = (memory: LastComposed, part: ChosenPart, article: ChosenArticle): Article =>
  recall(memory, memory.articles, [article, part], () => writeArticle(memory.plan.made, part, article))

const partIn = (memory: LastComposed, part: ChosenPart): Part =>
  recall(memory, memory.parts, [part], () =>
    writePart(memory.plan.made, part, (article) => articleIn(memory, part, article)),
  )

const sameContext = (one: ComposeContext, other: ComposeContext): boolean => {
  const keys = Object.keys(one) as (keyof ComposeContext)[]
  const same = (key: keyof ComposeContext): boolean =>
    Object.is(one[key], other[key]) ||
    // Long, and always the same list; the others are a few words each.
    (key !== 'countries' && JSON.stringify(one[key]) === JSON.stringify(other[key]))
  return keys.length === Object.keys(other).length && keys.every(same)
}

/** What is still known of it with these answers; null where the change is such that it must be planned anew. */
const after = (memory: LastComposed, answers: RelevantAnswers): LastComposed | null => {
  const changed = planDifferencesBetween(memory.answers, answers)
  if (changed.some((path) => memory.plan.reads.has(path))) return null
  forget(memory, changed)
  memory.answers = answers
  memory.watch.replace(answers)
  return memory
}

export type Composer = (template: Template, relevant: RelevantAnswers, context: ComposeContext) => ComposedDocument

/**
 * Composes the same document again and again while somebody types: only what the last change touches is written anew,
 * and a part or an article that stays is the very same object. What comes out is what `compose` makes.
 */
export const makeComposer = (): Composer => {
  let last: LastComposed | undefined
  return (template, relevant, context) => {
    const answers = answersFor(template, relevant)
    const known = last?.template === template && sameContext(last.context, context) ? after(last, answers) : null
    const memory = known ?? begin(template, answers, context)
    last = memory
    return writeDocument(memory.plan.made, (part) => partIn(memory, part))
  }
}
