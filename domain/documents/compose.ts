import { holds } from '../conditions/index.ts'
import { factsFor, type RelevantAnswers } from '../fields/index.ts'
import type { Article, Clause, ComposedDocument, Run } from './model.ts'
import { publicAnswers } from './privacy.ts'
import {
  type ChosenArticle,
  type ChosenClause,
  clausesOf,
  type FramedArticle,
  frameOf,
  numbered,
  placesOf,
  scopeOf,
} from './select.ts'
import type { ComposeContext, Scope, Template, World } from './template.ts'
import { type Reads, unwatched, type Watch } from './watch.ts'
import { type Places, write } from './write.ts'

/** An article as it was written, and the answers it was written from. */
export interface Written {
  readonly chosen: ChosenArticle
  readonly article: Article
  readonly reads: Reads
}

export interface Composition {
  readonly document: ComposedDocument
  readonly places: Places
  readonly written: ReadonlyMap<string, Written>
}

/** An article that was written before and still stands; undefined when it must be written. */
export type Standing = (article: FramedArticle) => Written | undefined

/** The answers that a document may get at all. */
export const answersFor = ({ shape }: Template, relevant: RelevantAnswers): RelevantAnswers =>
  shape.public ? publicAnswers(relevant) : relevant

/** Writes what does not stand yet. */
export const composeFrom = (
  { shape, texts, language, material }: Template,
  { answers, during }: Watch,
  context: ComposeContext,
  standing: Standing,
): Composition => {
  const subject = context.subject ?? { kind: 'company' }
  const world: World = { answers, context, language, dates: shape.dates, subject }
  const outer = scopeOf({ world, turn: '', facts: material.facts(world), values: {} })

  const kept = new Map<string, Written>()
  const looked = new Map<string, Reads>()
  const chosen = numbered(frameOf(shape.parts, outer, material), (article) => {
    const before = standing(article)
    if (before) {
      kept.set(article.key, before)
      return before.chosen.clauses
    }
    const { made, reads } = during(() => clausesOf(article, material))
    looked.set(article.key, reads)
    return made
  })
  const places = placesOf(chosen, language)
  const say = (text: string | null | undefined, scope: Scope): readonly Run[] =>
    text ? write(text, { scope, values: material.values, places }) : []

  const clauseOf = (
    { scope, form, id, mark, because }: ChosenClause,
    text: string | readonly string[] = '',
  ): Clause => {
    const [label, words] = typeof text === 'string' ? [null, text] : [text[0] ?? '', text[1]]
    return { id, form, mark, label, because, runs: say(words, scope) }
  }

  const writtenOf = (one: ChosenArticle, part: string): Written => {
    const { shape: article, scope, id, because, number, clauses } = one
    const said = texts.parts[part]?.articles[article.id]
    const heading: readonly Run[] = number === null ? [] : [{ kind: 'text', text: language.heading(number) }]
    const { made, reads } = during(() => ({
      id,
      because,
      number,
      plain: said?.plain ?? null,
      title: said?.title ? [...heading, ...say(said.title, scope)] : heading,
      clauses: clauses.map((clause) => clauseOf(clause, said?.clauses[clause.shape.id])),
    }))
    return { chosen: one, article: made, reads: new Set([...reads, ...(looked.get(one.key) ?? [])]) }
  }

  const written = new Map<string, Written>()
  const document: ComposedDocument = {
    name: shape.name,
    version: shape.version,
    languages: [language.locale],
    provisional: shape.provisional !== undefined && holds(shape.provisional, factsFor(answers)),
    title: say(texts.title, outer),
    parts: chosen.map(({ shape: part, scope, id, because, articles }) => ({
      id,
      because,
      new_page: part.new_page === true,
      title: say(texts.parts[part.id]?.title, scope),
      articles: articles.map((one) => {
        const all = kept.get(one.key) ?? writtenOf(one, part.id)
        written.set(one.key, all)
        return all.article
      }),
    })),
  }
  return { document, places, written }
}

/**
 * A template and the answers so far give a document: what is known stands in it with the answer it came from, what is
 * not is a gap. The same template, answers and context always give the same document.
 */
export const compose = (template: Template, relevant: RelevantAnswers, context: ComposeContext): ComposedDocument =>
  composeFrom(template, unwatched(answersFor(template, relevant)), context, () => undefined).document
