import { type Condition, type Facts, fieldsIn, holds, splitRef } from '../conditions/index.ts'
import type { Answers } from '../questions/index.ts'
import { activeShareholders } from '../shareholders/index.ts'
import { marksFor, paragraphNumber } from './marks.ts'
import type { ClauseForm, FieldPath } from './model.ts'
import type { ArticlePlace, ArticlePlaces } from './references.ts'
import type { ArticleShape, ClauseShape, Material, PartShape, TemplateScope } from './template.ts'

/** A piece of the shape that applies, with everything known where it stands. */
interface ChosenShape<S> {
  readonly shape: S
  readonly scope: TemplateScope
  readonly id: string
  readonly because: readonly FieldPath[]
}

export type ChosenClause = ChosenShape<ClauseShape> & { readonly form: ClauseForm; readonly mark: string | null }
export type ChosenArticle = ChosenShape<ArticleShape> & {
  readonly number: number | null
  readonly clauses: readonly ChosenClause[]
}
export type ChosenPart = ChosenShape<PartShape> & { readonly articles: readonly ChosenArticle[] }

/** A place in the document, with what conditions may look at there. */
export const scopeOf = (scope: Omit<TemplateScope, 'judged'>): TemplateScope => {
  const { answers } = scope.world
  const form: Record<string, unknown> = {}
  for (const name in scope.facts) form[name] = scope.facts[name]?.value
  const judged: Facts = {
    main: answers.main,
    ...(scope.at ? { shareholder: answers[scope.at] } : {}),
    form,
    shareholders: activeShareholders(answers).map((key) => answers[key]),
  }
  return { ...scope, judged }
}

/** Kept for conditions; the question that sets them is the type. */
const setByType: readonly string[] = ['active', 'is_natural_person', 'is_existing_company', 'is_new_company']

/** The answers a condition looked at, by whose they are. */
const readBy = (condition: Condition, scope: TemplateScope): readonly FieldPath[] =>
  fieldsIn(condition).flatMap((ref): readonly FieldPath[] => {
    const { place, key } = splitRef(ref)
    if (place === 'main') return [`main.${key}`]
    if (place === 'form') return scope.facts[key]?.fields ?? []
    const people = scope.at ? [scope.at] : activeShareholders(scope.world.answers as Answers)
    const asked = setByType.includes(key) ? 'type' : key
    return people.map((one): FieldPath => `${one}.${asked}`)
  })

interface Selectable {
  readonly id: string
  readonly when?: Condition
  readonly each?: string
}

const turnsOf = (each: string | undefined, outer: TemplateScope, material: Material): readonly TemplateScope[] => {
  if (each === undefined) return [outer]
  const loop = material.loops[each]
  if (!loop) throw new Error(`a document goes round ${each}, which nobody knows`)
  const turns = loop(outer)
  return turns.map((turn, index) =>
    scopeOf({
      ...outer,
      turn: `${outer.turn}@${turn.id}`,
      ...(turn.at ? { at: turn.at } : {}),
      facts: { ...outer.facts, ...turn.facts, last: { value: index === turns.length - 1, fields: [] } },
      values: { ...outer.values, ...turn.values },
    }),
  )
}

const chosenIn = <S extends Selectable>(shape: S, scope: TemplateScope, prefix: string): readonly ChosenShape<S>[] => {
  const { when, id } = shape
  if (when !== undefined && !holds(when, scope.judged)) return []
  const because = when === undefined ? [] : [...new Set(readBy(when, scope))]
  return [{ shape, scope, id: `${prefix}${id}${scope.turn}`, because }]
}

/** What applies. Neighbours that go round the same loop take turns: everything of the first, then of the second. */
const choose = <S extends Selectable>(
  shapes: readonly S[],
  outer: TemplateScope,
  material: Material,
  prefix = '',
): readonly ChosenShape<S>[] => {
  const found: ChosenShape<S>[] = []
  for (let at = 0; at < shapes.length; ) {
    const each = shapes[at]?.each
    const after = each === undefined ? at + 1 : shapes.findIndex((shape, index) => index > at && shape.each !== each)
    const end = after === -1 ? shapes.length : after
    for (const scope of turnsOf(each, outer, material))
      for (const shape of shapes.slice(at, end)) found.push(...chosenIn(shape, scope, prefix))
    at = end
  }
  return found
}

const marked = (clauses: readonly ChosenShape<ClauseShape>[], numbered: boolean): readonly ChosenClause[] => {
  const forms = clauses.map(({ shape }): ClauseForm => shape.form ?? 'paragraph')
  const marks = marksFor(forms, numbered)
  return clauses.map((one, place) => ({ ...one, form: forms[place] ?? 'paragraph', mark: marks[place] ?? null }))
}

/** Everything of the shape that applies, in order, with its numbers. */
export const select = (
  parts: readonly PartShape[],
  outer: TemplateScope,
  material: Material,
): readonly ChosenPart[] => {
  let count = 0
  return choose(parts, outer, material).map((part) => ({
    ...part,
    articles: choose(part.shape.articles, part.scope, material).map((article) => {
      const clauses = choose(article.shape.clauses, article.scope, material, `${article.shape.id}.`)
      const numbered = article.shape.numbered === true
      return { ...article, number: numbered ? ++count : null, clauses: marked(clauses, numbered) }
    }),
  }))
}

/** Where every numbered article and paragraph came to stand, by its id in the shape. */
export const placesOf = (parts: readonly ChosenPart[]): ArticlePlaces => {
  const places = new Map<string, ArticlePlace>()
  for (const { articles } of parts) {
    for (const { shape, number, clauses } of articles) {
      if (number === null) continue
      places.set(shape.id, { number, paragraph: null })
      for (const { shape: clause, mark, form } of clauses) {
        places.set(`${shape.id}.${clause.id}`, { number, paragraph: paragraphNumber(form, mark) })
      }
    }
  }
  return places
}
