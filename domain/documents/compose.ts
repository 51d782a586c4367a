import { holds } from '../conditions/index.ts'
import { factsFor, type RelevantAnswers } from '../fields/index.ts'
import type { Clause, ComposedDocument, Run } from './model.ts'
import { publicAnswers } from './privacy.ts'
import { type ChosenClause, placesOf, scopeOf, select } from './select.ts'
import type { ComposeContext, Scope, Template, World } from './template.ts'
import { write } from './write.ts'

/**
 * A template and the answers so far give a document: what is known stands in it with the answer it came from, what is
 * not is a gap. The same template, answers and context always give the same document.
 */
export const compose = (template: Template, relevant: RelevantAnswers, context: ComposeContext): ComposedDocument => {
  const { shape, texts, language, material } = template
  const answers = shape.public ? publicAnswers(relevant) : relevant
  const world: World = {
    answers,
    context,
    language,
    dates: shape.dates,
    subject: context.subject ?? { kind: 'company' },
  }
  const outer = scopeOf({ world, turn: '', facts: material.facts(world), values: {} })
  const chosen = select(shape.parts, outer, material)
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

  return {
    name: shape.name,
    version: shape.version,
    languages: [language.locale],
    provisional: shape.provisional !== undefined && holds(shape.provisional, factsFor(answers)),
    title: say(texts.title, outer),
    parts: chosen.map(({ shape: part, scope, id, because, articles }) => {
      const words = texts.parts[part.id]
      return {
        id,
        because,
        new_page: part.new_page === true,
        title: say(words?.title, scope),
        articles: articles.map(({ shape: article, scope, id, because, number, clauses }) => {
          const said = words?.articles[article.id]
          const heading: readonly Run[] = number === null ? [] : [{ kind: 'text', text: language.heading(number) }]
          return {
            id,
            because,
            number,
            plain: said?.plain ?? null,
            title: said?.title ? [...heading, ...say(said.title, scope)] : heading,
            clauses: clauses.map((clause) => clauseOf(clause, said?.clauses[clause.shape.id])),
          }
        }),
      }
    }),
  }
}
