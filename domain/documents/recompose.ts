import type { RelevantAnswers } from '../fields/index.ts'
import { answersFor, type Composition, composeFrom, type Standing } from './compose.ts'
import type { ComposedDocument } from './model.ts'
import type { ComposeContext, Fact, FactTable, Scope, Template } from './template.ts'
import { differencesBetween, watch } from './watch.ts'
import type { Places } from './write.ts'

/** What was made the last time, and from what. */
interface Memory extends Composition {
  readonly template: Template
  readonly context: ComposeContext
  readonly answers: RelevantAnswers
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, index) => item === other[index]))

const sameFact = (one: Fact, other: Fact | undefined): boolean =>
  one === other || (other !== undefined && one.value === other.value && sameList(one.fields, other.fields))

const sameFacts = (one: FactTable, other: FactTable): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const fact = one[name]
      return fact !== undefined && sameFact(fact, other[name])
    })
  )
}

const sameScope = (one: Scope, other: Scope): boolean =>
  one.at === other.at &&
  one.turn === other.turn &&
  sameFacts(one.facts, other.facts) &&
  JSON.stringify(one.values) === JSON.stringify(other.values)

const samePlaces = (one: Places, other: Places): boolean =>
  one.size === other.size && [...one].every(([id, place]) => other.get(id) === place)

const sameContext = (one: ComposeContext, other: ComposeContext): boolean => {
  const keys = Object.keys(one) as (keyof ComposeContext)[]
  const same = (key: keyof ComposeContext): boolean =>
    Object.is(one[key], other[key]) ||
    // Long, and always the same list; the others are a few words each.
    (key !== 'countries' && JSON.stringify(one[key]) === JSON.stringify(other[key]))
  return keys.length === Object.keys(other).length && keys.every(same)
}

/** An article stands as long as no answer that it was written from is another one. */
const standingFrom = (memory: Memory, answers: RelevantAnswers): Standing => {
  const changed = differencesBetween(memory.answers, answers)
  // A scope is that of many articles.
  const compared = new Map<Scope, boolean>()
  const same = (now: Scope, before: Scope): boolean => {
    const known = compared.get(now) ?? sameScope(now, before)
    compared.set(now, known)
    return known
  }
  return ({ key, because, scope }) => {
    const before = memory.written.get(key)
    if (!before || changed.some((path) => before.reads.has(path))) return undefined
    return sameList(because, before.chosen.because) && same(scope, before.chosen.scope) ? before : undefined
  }
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
    const from = (standing: Standing): Composition => composeFrom(template, watch(answers), context, standing)
    const known = memory?.template === template && sameContext(memory.context, context) ? memory : undefined
    const quick = known && from(standingFrom(known, answers))
    // Another number here is another reference there.
    const made = quick && samePlaces(quick.places, known.places) ? quick : from(() => undefined)
    memory = { ...made, template, context, answers }
    return made.document
  }
}
