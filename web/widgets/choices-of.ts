import { check } from '#domain/fields/index.ts'
import { fieldText, issueText, optionText } from '#domain/messages/index.ts'
import { yearEnds } from '#domain/questions/index.ts'
import type { Choice, WidgetProps } from './widget.ts'

export type ChoicesAsked = Pick<WidgetProps, 'field' | 'messages' | 'context' | 'choices'>

/** A day that can be named is named: "next year" is another one after New Year. */
function byYear({ messages, context }: ChoicesAsked): readonly Choice[] {
  return Object.entries(yearEnds(context.today)).map(([value, { day, advised }]) => ({
    value,
    label: advised ? `${day}, ${messages.answers.advised}` : day,
  }))
}

function ofCatalogue({ field, messages }: ChoicesAsked): readonly Choice[] {
  const help = fieldText(messages, field).optionHelp
  return (field.options ?? []).map((value) => {
    const description = help?.[value]
    return { value, label: optionText(messages, field, value), ...(description === undefined ? {} : { description }) }
  })
}

const all = (asked: ChoicesAsked): readonly Choice[] =>
  asked.field.options?.includes('next_year') ? byYear(asked) : ofCatalogue(asked)

/**
 * What of these can be chosen. What the field would refuse whatever else is answered is not offered, except a country:
 * who lives there looks for it, and finds why it cannot be and what they can do.
 */
export function offeredOf({ field, context, messages }: ChoicesAsked, among: readonly Choice[]): readonly Choice[] {
  if (!field.rules) return among
  return among.flatMap((choice) => {
    const [issue] = check(field, choice.value, { ...context, draft: true })
    if (!issue) return [choice]
    return field.kind === 'country' ? [{ ...choice, disabled: true, note: issueText(messages, field, issue) }] : []
  })
}

/** Everything that can be chosen, but for countries. */
export const choicesOf = (asked: ChoicesAsked): readonly Choice[] => offeredOf(asked, asked.choices ?? all(asked))
