import { holds } from '../conditions/index.ts'
import { factsFor } from '../fields/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { choiceOf, markedChoice } from './choices.ts'
import type { Article, Clause, ComposedDocument, Part, Run } from './model.ts'
import { publicAnswers } from './privacy.ts'
import type { ArticlePlaces } from './references.ts'
import { type ChosenArticle, type ChosenClause, type ChosenPart, placesOf, scopeOf, select } from './select.ts'
import type { ComposeContext, Template, TemplateScope, World } from './template.ts'
import { write } from './write.ts'

/** The answers that a document may get at all. */
export const answersFor = ({ shape }: Template, relevant: RelevantAnswers): RelevantAnswers =>
  shape.public ? publicAnswers(relevant) : relevant

/** What is in a document, before it is written. */
export interface DocumentPlan {
  readonly template: Template
  readonly outer: TemplateScope
  readonly parts: readonly ChosenPart[]
  readonly places: ArticlePlaces
}

export const documentPlanOf = (template: Template, answers: RelevantAnswers, context: ComposeContext): DocumentPlan => {
  const { shape, language, material } = template
  const subject = context.subject ?? { kind: 'company' }
  const world: World = { document: shape.name, answers, context, language, dates: shape.dates, subject }
  const outer = scopeOf({ world, turn: '', facts: material.facts(world), values: {} })
  const parts = select(shape.parts, outer, material)
  return { template, outer, parts, places: placesOf(parts) }
}

const say = (
  { template, places }: DocumentPlan,
  text: string | null | undefined,
  scope: TemplateScope,
): readonly Run[] => (text ? write(text, { scope, values: template.material.values, places }) : [])

const writeClause = (plan: DocumentPlan, clause: ChosenClause, text: string | readonly string[] = ''): Clause => {
  const { scope, form, id, mark, because, shape } = clause
  const [label, words] = typeof text === 'string' ? [null, text] : [text[0] ?? '', text[1]]
  const runs = say(plan, words, scope)
  const isChosen = shape.choice?.when === undefined || holds(shape.choice.when, scope.judged)
  const choice = isChosen ? choiceOf(shape, plan.template.language) : undefined
  if (!choice) return { id, form, mark, label, because, runs }
  return { id, form, mark, label, because, runs: markedChoice(runs, choice), choice }
}

export const writeArticle = (plan: DocumentPlan, part: ChosenPart, article: ChosenArticle): Article => {
  const { shape, scope, id, because, number, clauses } = article
  const { texts, language } = plan.template
  const said = texts.parts[part.shape.id]?.articles[shape.id]
  const heading: readonly Run[] = number === null ? [] : [{ kind: 'text', text: language.heading(number) }]
  return {
    id,
    because,
    number,
    plain: said?.plain ?? null,
    title: said?.title ? [...heading, ...say(plan, said.title, scope)] : heading,
    clauses: clauses.map((clause) => writeClause(plan, clause, said?.clauses[clause.shape.id])),
  }
}

/** A part of a plan, with its articles as they are given. */
export const writePart = (
  plan: DocumentPlan,
  part: ChosenPart,
  articleOf: (article: ChosenArticle) => Article,
): Part => ({
  id: part.id,
  because: part.because,
  new_page: part.shape.new_page === true,
  title: say(plan, plan.template.texts.parts[part.shape.id]?.title, part.scope),
  articles: part.articles.map(articleOf),
})

/** The document of a plan, with its parts as they are given. */
export const writeDocument = (plan: DocumentPlan, partOf: (part: ChosenPart) => Part): ComposedDocument => {
  const { shape, texts, language } = plan.template
  const { answers } = plan.outer.world
  return {
    name: shape.name,
    version: shape.version,
    languages: [language.locale],
    provisional: shape.provisional !== undefined && holds(shape.provisional, factsFor(answers)),
    title: say(plan, texts.title, plan.outer),
    parts: plan.parts.map(partOf),
  }
}

/**
 * A template and the answers so far give a document: what is known stands in it with the answer it came from, what is
 * not is a gap. The same template, answers and context always give the same document.
 */
export const compose = (template: Template, relevant: RelevantAnswers, context: ComposeContext): ComposedDocument => {
  const plan = documentPlanOf(template, answersFor(template, relevant), context)
  return writeDocument(plan, (part) => writePart(plan, part, (article) => writeArticle(plan, part, article)))
}
