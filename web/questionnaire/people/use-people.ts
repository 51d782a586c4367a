import { useMemo } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import type { Choice } from '#web/widgets/index.ts'
import { useAnswers } from '../store/use-flow.ts'
import { nameOf } from './person-name.ts'

export interface NamedPerson {
  readonly person: ShareholderKey
  readonly name: string
}

/** Those who take part, by name. */
export function usePeople(): readonly NamedPerson[] {
  const say = useSay()
  return useAnswers((answers) =>
    activeShareholders(answers).map((person) => ({ person, name: nameOf(answers, person, say) })),
  )
}

export function usePeopleChoices(): readonly Choice[] {
  const people = usePeople()
  return useMemo(() => people.map(({ person, name }) => ({ value: person, label: name })), [people])
}
