import { useMemo } from 'react'
import type { Answers, ShareholderKey } from '#domain/fields/index.ts'
import { activeShareholders, calledIn, kindOf } from '#domain/shareholders/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import type { Choice } from '#web/widgets/index.ts'
import { useAnswers } from './questionnaire.ts'

/** The person behind a shareholder: who works there is someone of flesh and blood, also by way of a holding. */
export function ownNameOf(answers: Answers, person: ShareholderKey, say: Say): string {
  const { firstname, lastname } = answers[person]
  return [firstname, lastname].filter(Boolean).join(' ') || nameOf(answers, person, say)
}

/** As long as there is no name: the number someone has, or the part they play. */
export const unnamed = (person: ShareholderKey, say: Say): string => say(`questionnaire.people.unnamed.${person}`)

/** What someone is called on the screen: their own name, their company's, or their number as long as there is neither. */
export function nameOf(answers: Answers, person: ShareholderKey, say: Say): string {
  return calledIn(answers[person]) ?? unnamed(person, say)
}

interface NamedPerson {
  readonly person: ShareholderKey
  readonly name: string
}

/** Who can have gone bankrupt: a holding that is founded along does not exist yet, the person behind it does. */
const whoIs = (answers: Answers, person: ShareholderKey, say: Say): string =>
  (kindOf(answers[person]) === 'new_company' ? ownNameOf : nameOf)(answers, person, say)

/** Those who take part, by name. */
function usePeople(): readonly NamedPerson[] {
  const say = useSay()
  return useAnswers((answers) =>
    activeShareholders(answers).map((person) => ({ person, name: whoIs(answers, person, say) })),
  )
}

export function usePeopleChoices(): readonly Choice[] {
  const people = usePeople()
  return useMemo(() => people.map(({ person, name }) => ({ value: person, label: name })), [people])
}
