import type { Wording } from '../blueprint/index.ts'
import type { Field, FieldScope } from '../fields/index.ts'
import type { Issue } from '../issues/index.ts'
import type { SpokenOf } from '../shareholders/index.ts'
import { fill } from './fill.ts'
import { inFigures } from './in-figures.ts'
import type { AnyFieldText, Messages } from './texts.ts'

type Worded = { readonly scope: FieldScope; readonly key: string }

/** Whether a question can be asked yet: the words of the first screens come before those of all others. */
export const hasWords = (messages: Messages, { scope, key }: Worded): boolean => key in (messages.fields[scope] ?? {})

/** The words of a question, in the wording of the product that asks it, and as one speaks of whom it is about. */
export const fieldText = (
  messages: Messages,
  field: Worded,
  wording?: Wording,
  about?: SpokenOf | null,
  sorts: readonly string[] = [],
): AnyFieldText => {
  const texts: Readonly<Record<string, AnyFieldText>> = messages.fields[field.scope] ?? {}
  const text = texts[field.key]
  if (!text) throw new Error(`no words for the field ${field.scope}.${field.key}`)
  const other = wording && text.inOtherWords?.[wording]
  const help = sorts.flatMap((sort) => text.helpFor?.[sort] ?? [])[0]
  const said = { ...text, ...other, ...(help === undefined ? {} : { help }) }
  return about === 'you' && said.you ? { ...said, ...said.you } : named(said, messages, about)
}

const named = (text: AnyFieldText, { answers }: Messages, about: SpokenOf | null | undefined): AnyFieldText => {
  if (!text.label.includes('{')) return text
  const { someone } = answers
  const called = typeof about === 'object' && about !== null ? about : { name: null, shareholder: null }
  const label = fill(text.label, { name: called.name ?? someone, shareholder: called.shareholder ?? someone })
  return { ...text, label: label.charAt(0).toUpperCase() + label.slice(1) }
}

/** What to do about a mistake: in the field's own words, in those of its kind, or in general ones; '' until they are here. */
export const issueText = (messages: Messages, field: Field, issue: Pick<Issue, 'code' | 'values'>): string => {
  const own = fieldText(messages, field).issues?.[issue.code]
  const ofKind = issue.code === 'required' ? messages.required[field.kind] : undefined
  return fill(own ?? ofKind ?? messages.issues[issue.code] ?? '', inFigures(issue.values, messages.locale))
}

/** The words for one option of a choice, or for the yes or no of a question. */
export const optionText = (messages: Messages, field: Field, option: string | boolean): string => {
  if (typeof option === 'boolean') return option ? messages.answers.yes : messages.answers.no
  return fieldText(messages, field).options?.[option] ?? option
}
