import { useMemo, useSyncExternalStore } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { activeShareholders, calledAmong, isYou, kindOf, knownAs, spokenOf } from '#domain/shareholders/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import type { Choice } from '#web/widgets/index.ts'
import type { Saving } from '../save/saving.ts'
import { useAnswers, useQuestionnaire } from './questionnaire.ts'

/** In which words somebody is named, and among whom. */
export interface Naming {
  readonly say: Say
  readonly people: Parameters<typeof spokenOf>[0]
}

export function useNaming(): Naming {
  const say = useSay()
  const { people } = useQuestionnaire().store.product
  return useMemo(() => ({ say, people }), [say, people])
}

/** The person behind a shareholder: who works there is someone of flesh and blood, also by way of a holding. */
export function ownNameOf(answers: Answers, person: ShareholderKey, naming: Naming): string {
  const known = spokenOf(naming.people, answers, person) === 'you' ? null : knownAs(answers, person)
  return known ?? unnamed(person, naming.say)
}

/** As long as there is no name: the number someone has, or the part they play. */
export const unnamed = (person: ShareholderKey, say: Say): string => say(`questionnaire.people.unnamed.${person}`)

/** Among whom a business "no" is said, for its words. */
export const amongWhom = ({ say, people }: Naming, answers: Answers) => ({
  people,
  answers,
  unnamed: (person: ShareholderKey) => unnamed(person, say),
})

/** What someone is called on the screen: you, a first name, a company's, or a number as long as there is none. */
export function shareholderNameOf(answers: Answers, person: ShareholderKey, { say, people }: Naming): string {
  const known = isYou(people, answers, person) ? null : calledAmong(answers, person)
  return known ?? unnamed(person, say)
}

/** Whether it is about whoever fills it in: then one says so. */
export function useIsYou(person: ShareholderKey): boolean {
  const { people } = useQuestionnaire().store.product
  return useAnswers((answers) => isYou(people, answers, person))
}

interface NamedPerson {
  readonly person: ShareholderKey
  readonly name: string
}

/** Who can have gone bankrupt: a holding that is founded along does not exist yet, the person behind it does. */
const whoIs = (answers: Answers, person: ShareholderKey, naming: Naming): string =>
  (kindOf(answers[person]) === 'new_company' ? ownNameOf : shareholderNameOf)(answers, person, naming)

/** Those who take part, by name. */
function usePeople(): readonly NamedPerson[] {
  const naming = useNaming()
  return useAnswers((answers) =>
    activeShareholders(answers).map((person) => ({ person, name: whoIs(answers, person, naming) })),
  )
}

export function usePeopleChoices(): readonly Choice[] {
  const people = usePeople()
  return useMemo(() => people.map(({ person, name }) => ({ value: person, label: name })), [people])
}

/** Who was to go and is still there, and why. */
export function useStays(): ReturnType<Saving['stays']> {
  const { saving } = useQuestionnaire()
  return useSyncExternalStore(saving.subscribe, saving.stays, saving.stays)
}
