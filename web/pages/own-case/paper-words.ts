import type { CustomerCase } from '#contract/cases.ts'
import type { PaperOfSomebody } from '#domain/papers/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'

export type Task = CustomerCase['tasks'][number]

/** What a paper is called, with whose it is; within a sentence it is asked for. */
export function usePaperName(as: 'name' | 'ask' = 'name'): (need: PaperOfSomebody) => string {
  const say = useSay()
  const { people } = useCase().case
  return ({ kind, person }) => {
    const whose = people.find(({ id }) => id === person)
    // To who reads it, about their own: which document it is they said themselves.
    if (kind === 'identity' && whose?.you) return say(`founder.papers.own.${whose.document ?? 'identity'}.${as}`)
    const paper = say(`founder.papers.${kind}.${as}`)
    const name = whose?.name
    return name === undefined ? paper : say('founder.papers.of', { paper, person: name })
  }
}

type FromOffice = Pick<CustomerCase['documents'][number], 'type' | 'person'>

/** What a paper of the office is called, with the holding it is of where that is founded along. */
export function useOfficePaperName(): (paper: FromOffice) => string {
  const say = useSay()
  const { holdings } = useCase().case
  return ({ type, person }) => {
    const paper = say(`founder.documents.types.${type}`)
    const holding = holdings.find((one) => one.person === person)?.name
    return holding === undefined ? paper : say('founder.papers.of', { paper, person: holding })
  }
}

/** The newest file that was sent for a task. */
export const newestFor = ({ documents }: CustomerCase, { kind, person }: PaperOfSomebody) =>
  documents.find((one) => one.newest && one.kind === kind && one.person === person && one.origin === 'user_uploaded')

/** Why it came back: the reason, with what the office wrote to it. */
export function useRejection(): (
  need: PaperOfSomebody,
) => { readonly reason: string; readonly note: string | null } | null {
  const say = useSay()
  const { case: about } = useCase()
  return (need) => {
    const sent = newestFor(about, need)
    if (sent?.review !== 'rejected') return null
    return { reason: say(`founder.reasons.${sent.reason ?? 'other'}`), note: sent.note }
  }
}

/** Why it is wanted, and of which sides or pages where that is known. */
export function useWhy(): (need: PaperOfSomebody) => string {
  const say = useSay()
  const { people } = useCase().case
  return ({ kind, person }) => {
    const document = people.find(({ id }) => id === person)?.document
    return say(kind === 'identity' && document ? `founder.papers.sides.${document}` : `founder.papers.${kind}.why`)
  }
}
