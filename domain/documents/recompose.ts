import type { RelevantAnswers } from '../fields/index.ts'
import { answersFor, type Plan, planOf, writeArticle, writeDocument } from './compose.ts'
import type { Article, ComposedDocument } from './model.ts'
import type { ChosenArticle } from './select.ts'
import type { ComposeContext, Template } from './template.ts'
import { differencesBetween, type Reads, type Watch, watch } from './watch.ts'

/** What was made the last time, with the answers that each piece of it was made from. */
interface Memory {
  readonly template: Template
  readonly context: ComposeContext
  readonly watch: Watch
  readonly plan: { readonly made: Plan; readonly reads: Reads }
  readonly articles: Map<ChosenArticle, { readonly made: Article; readonly reads: Reads }>
  answers: RelevantAnswers
}

const begin = (template: Template, answers: RelevantAnswers, context: ComposeContext): Memory => {
  const watched = watch(answers)
  const plan = watched.during(() => planOf(template, watched.answers, context))
  return { template, context, watch: watched, plan, articles: new Map(), answers }
}

const sameContext = (one: ComposeContext, other: ComposeContext): boolean => {
  const keys = Object.keys(one) as (keyof ComposeContext)[]
  const same = (key: keyof ComposeContext): boolean =>
    Object.is(one[key], other[key]) ||
    // Long, and always the same list; the others are a few words each.
    (key !== 'countries' && JSON.stringify(one[key]) === JSON.stringify(other[key]))
  return keys.length === Object.keys(other).length && keys.every(same)
}

export type Composer = (template: Template, relevant: RelevantAnswers, context: ComposeContext) => ComposedDocument

/**
 * Composes the same document again and again while somebody types: only what the last change touches is written anew,
 * and an article that stays is the very same object. What comes out is what `compose` makes.
 */
export const makeComposer = (): Composer => {
  let memory: Memory | undefined
  return (template, relevant, context) => {
    const answers = answersFor(template, relevant)
    const changed = memory ? differencesBetween(memory.answers, answers) : []
    const touches = (reads: Reads): boolean => changed.some((path) => reads.has(path))
    if (memory?.template !== template || !sameContext(memory.context, context) || touches(memory.plan.reads))
      memory = begin(template, answers, context)
    const { watch, plan, articles } = memory
    memory.answers = answers
    watch.replace(answers)
    return writeDocument(plan.made, (part, article) => {
      const before = articles.get(article)
      if (before && !touches(before.reads)) return before.made
      const written = watch.during(() => writeArticle(plan.made, part, article))
      articles.set(article, written)
      return written.made
    })
  }
}
