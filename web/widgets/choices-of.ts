import { check, isInhabited, listSeparator, yearEnds } from '#domain/fields/index.ts'
import { countryOptions, fieldText, issueText, optionText } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { ListedCountries } from './listed-countries.ts'
import type { Choice, WidgetProps } from './widget.ts'

type ChoicesAsked = Pick<WidgetProps, 'field' | 'messages' | 'context' | 'choices'> & {
  /** Countries as the service has them now; ours as long as they are not here. */
  readonly listed?: ListedCountries | null
}

/** Countries or nationalities in their order: what stands before the separator goes first. */
function byCountry({ messages, listed }: ChoicesAsked, by: 'name' | 'nationality'): readonly Choice[] {
  const ours = countryOptions(messages, { by })
  const list = listed?.length ? inOrderOf(listed, ours, messages.locale, by) : ours
  const end = list.indexOf(listSeparator)
  return list.flatMap((entry, index) => (entry === listSeparator ? [] : [{ ...entry, priority: index < end }]))
}

type Listed = ReturnType<typeof countryOptions>

/** The words and the order of the service, with our other spellings; what we could not keep as an answer is left out. */
function inOrderOf(listed: ListedCountries, ours: Listed, locale: Locale, by: 'name' | 'nationality'): Listed {
  return listed.flatMap((one): Listed => {
    if (one === listSeparator) return [one]
    const known = ours.find((entry) => entry !== listSeparator && entry.value === one.code)
    const label = (by === 'name' ? one.names : one.nationalities)?.[locale]
    return known && known !== listSeparator && label !== undefined ? [{ ...known, label }] : []
  })
}

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

function all(asked: ChoicesAsked): readonly Choice[] {
  if (asked.choices) return asked.choices
  switch (asked.field.kind) {
    case 'country':
      // Where nobody lives, someone can have been born at sea nearby; an address there is none.
      return byCountry(asked, 'name').filter(({ value }) => !asked.field.rules || isInhabited(value))
    case 'nationality':
      return byCountry(asked, 'nationality')
    default:
      return asked.field.key === 'financial_year_end' ? byYear(asked) : ofCatalogue(asked)
  }
}

/**
 * Everything that can be chosen. What the field would refuse whatever else is answered is not offered, except a country:
 * who lives there looks for it, and finds why it cannot be and what they can do.
 */
export function choicesOf(asked: ChoicesAsked): readonly Choice[] {
  const { field, context, messages } = asked
  if (!field.rules) return all(asked)
  return all(asked).flatMap((choice) => {
    const [issue] = check(field, choice.value, { ...context, draft: true })
    if (!issue) return [choice]
    return field.kind === 'country' ? [{ ...choice, disabled: true, note: issueText(messages, field, issue) }] : []
  })
}
