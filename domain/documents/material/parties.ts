import type { ShareholderAnswers, ShareholderKey } from '../../fields/index.ts'
import { activeShareholders, kindOf } from '../../shareholders/index.ts'
import type { FieldPath } from '../model.ts'
import type { World } from '../template.ts'

/** Who founds: a person, a company that exists, or a holding that is founded just before. */
export type FounderKind = 'person' | 'company' | 'holding'

const founderKind = (row: ShareholderAnswers): FounderKind => {
  const kind = kindOf(row)
  if (kind === 'existing_company') return 'company'
  return kind === 'new_company' || row.holding === true ? 'holding' : 'person'
}

export interface Founder {
  readonly key: ShareholderKey
  readonly kind: FounderKind
  readonly fields: readonly FieldPath[]
}

/** A holding has one founder: the person whose holding it is. */
export const foundersOf = ({ answers, subject }: World): readonly Founder[] =>
  subject.kind === 'holding'
    ? [{ key: subject.person, kind: 'person', fields: [] }]
    : activeShareholders(answers).map((key) => ({
        key,
        kind: founderKind(answers[key]),
        fields: [`${key}.type`, ...(kindOf(answers[key]) === 'natural_person' ? [`${key}.holding` as const] : [])],
      }))

export interface Director {
  readonly key: ShareholderKey
  /** Open: the question has not been answered, or nobody said yes. */
  readonly as: FounderKind | 'open'
  readonly field: FieldPath
}

interface DirectorQuestion {
  readonly question: 'become_director' | 'new_company_director' | 'natural_person_director' | 'type'
  readonly as: FounderKind
}

/** Someone with a holding may be director in person, as holding, or both. */
const directorQuestions = (row: ShareholderAnswers): readonly DirectorQuestion[] => {
  const kind = kindOf(row)
  if (kind === null) return [{ question: 'type', as: 'person' }]
  if (kind === 'existing_company') return [{ question: 'become_director', as: 'company' }]
  if (kind !== 'new_company') return [{ question: 'become_director', as: 'person' }]
  return [
    { question: 'new_company_director', as: 'holding' },
    { question: 'natural_person_director', as: 'person' },
  ]
}

/** Every answer that decides who directs, whatever it was. */
export const directorFields = ({ answers, subject }: World): readonly FieldPath[] =>
  subject.kind === 'holding'
    ? []
    : activeShareholders(answers).flatMap((key) =>
        directorQuestions(answers[key]).map(({ question }): FieldPath => `${key}.${question}`),
      )

export const directorsOf = (world: World): readonly Director[] => {
  const { answers, subject } = world
  if (subject.kind === 'holding') return [{ key: subject.person, as: 'person', field: `${subject.person}.holding` }]
  const found = activeShareholders(answers).flatMap((key): readonly (Director & { readonly no: boolean })[] =>
    directorQuestions(answers[key]).map(({ question, as }) => {
      const answer = answers[key][question]
      return { key, as: answer === true ? as : 'open', field: `${key}.${question}`, no: answer === false }
    }),
  )
  const named = found.filter(({ no }) => !no)
  // A company without a director cannot act, so the first one is asked again.
  return named.length > 0 ? named : found.slice(0, 1)
}
