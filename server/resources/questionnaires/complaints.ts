import type { Incomplete } from '#contract/questionnaires.ts'
import type { Blocker, FlowContext, Missing, Product } from '#domain/blueprint/index.ts'
import { blockers, complete } from '#domain/flow/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { blockerText, en, fill, issueText, nl } from '#domain/messages/index.ts'
import { type Answers, fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'

type CompletionError = Incomplete['errors'][number]

/** More than this helps nobody. */
const most = 100

/** What is wrong with a change, in the language of the flow. */
export const refusals = (product: Product, issues: readonly Issue[]) =>
  issues.slice(0, most).map((issue) => ({ code: issue.code, path: issue.path, message: sentence(product, issue) }))

/** Everything that keeps the whole from being ordered, in the order in which it is asked. */
export function complaintsAbout(product: Product, answers: Answers, context: FlowContext): CompletionError[] {
  return [
    ...complete(product, answers, context).map((one) => aboutMissing(product, one)),
    ...blockers(product, answers, context)
      .filter(({ stops }) => stops)
      .map((one) => aboutBlocker(product, answers, one)),
  ].toSorted((a, b) => a.step - b.step || a.substep - b.substep)
}

const messagesOf = ({ language }: Product) => (language === 'nl' ? nl : en)

function sentence(product: Product, issue: Issue): string {
  const messages = messagesOf(product)
  const { place, key } = splitPath(issue.path)
  const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
  return field ? issueText(messages, field, issue) : fill(messages.issues[issue.code], issue.values)
}

const aboutMissing = (product: Product, { step, substep, person, path, issue }: Missing): CompletionError => ({
  kind: 'missing',
  code: issue.code,
  path,
  message: sentence(product, issue),
  step,
  substep,
  field: splitPath(path).key,
  person: person ?? null,
})

function aboutBlocker(product: Product, answers: Answers, blocker: Blocker): CompletionError {
  const { code, path, step, substep, person } = blocker
  const messages = messagesOf(product)
  return {
    kind: 'blocker',
    code,
    path,
    message: blockerText(messages, blocker, { people: product.people, answers }).title,
    step,
    substep,
    field: splitPath(path).key,
    person: person ?? null,
  }
}
