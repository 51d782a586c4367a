import { check, isInhabited, listSeparator } from '#domain/fields/index.ts'
import { countryOptions, fieldText, optionText } from '#domain/messages/index.ts'
import type { Choice, WidgetProps } from './widget.ts'

type ChoicesAsked = Pick<WidgetProps, 'field' | 'messages' | 'context' | 'choices'>

/** Countries or nationalities in their order: what stands before the separator goes first. */
function byCountry({ messages }: ChoicesAsked, by: 'name' | 'nationality'): readonly Choice[] {
  const list = countryOptions(messages, { by })
  const end = list.indexOf(listSeparator)
  return list.flatMap((entry, index) => (entry === listSeparator ? [] : [{ ...entry, priority: index < end }]))
}

function ofCatalogue({ field, messages }: ChoicesAsked): readonly Choice[] {
  const help = fieldText(messages, field).optionHelp
  return (field.options ?? []).map((value) => {
    const description = help?.[value]
    return { value, label: optionText(messages, field, value), ...(description === undefined ? {} : { description }) }
  })
}

function all(asked: ChoicesAsked): readonly Choice[] {
  if (asked.choices) return asked.choices
  switch (asked.field.kind) {
    case 'country':
      // Where nobody lives, someone can have been born at sea nearby; an address there is none.
      return byCountry(asked, 'name').filter(({ value }) => !asked.field.rules || isInhabited(value))
    case 'nationality':
      return byCountry(asked, 'nationality')
    default:
      return ofCatalogue(asked)
  }
}

/** Everything that can be chosen. What the field would refuse whatever else is answered, is not offered. */
export function choicesOf(asked: ChoicesAsked): readonly Choice[] {
  const { field, context } = asked
  const refused = (value: string) => check(field, value, { ...context, draft: true }).length > 0
  return field.rules ? all(asked).filter((choice) => !refused(choice.value)) : all(asked)
}
