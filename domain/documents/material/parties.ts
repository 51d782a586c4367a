import type { ShareholderKey } from '../../fields/index.ts'
import type { ShareholderAnswers } from '../../questions/index.ts'
import { activeShareholders, businessOwners, kindOf } from '../../shareholders/index.ts'
import type { FieldPath } from '../model.ts'
import type { World } from '../template.ts'

/** Whose papers they are, and what was answered: all that decides who takes part in them. */
export type PartiesOf = Pick<World, 'answers' | 'subject'>

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
export const foundersOf = ({ answers, subject }: PartiesOf): readonly Founder[] =>
  subject.kind === 'holding'
    ? [{ key: subject.person, kind: 'person', fields: [] }]
    : activeShareholders(answers).map((key) => ({
        key,
        kind: founderKind(answers[key]),
        fields: [`${key}.type`, ...(kindOf(answers[key]) === 'natural_person' ? [`${key}.holding` as const] : [])],
      }))

/** Who of the founders has the business that passes into the company, in person or by way of a holding. */
export const businessOwnersOf = (of: PartiesOf): readonly Founder[] => {
  const owners = businessOwners(of.answers)
  return foundersOf(of).filter(({ key }) => owners.includes(key))
}

export interface Director {
  readonly key: ShareholderKey
  /** Open: the question has not been answered, or nobody said yes. */
  readonly as: FounderKind | 'open'
  readonly field: FieldPath
}

interface BoardQuestion {
  readonly question: 'become_director' | 'new_company_director' | 'natural_person_director' | 'type'
  readonly as: FounderKind
}

/** Someone with a holding may be director in person, as holding, or both. */
const directorQuestions = (row: ShareholderAnswers): readonly BoardQuestion[] => {
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
export const directorFields = ({ answers, subject }: PartiesOf): readonly FieldPath[] =>
  subject.kind === 'holding'
    ? []
    : activeShareholders(answers).flatMap((key) =>
        directorQuestions(answers[key]).map(({ question }): FieldPath => `${key}.${question}`),
      )

export const directorsOf = ({ answers, subject }: PartiesOf): readonly Director[] => {
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

/** Where a company acts by two of its directors, the second is somebody whom nobody asked about. */
export const actsByTwo = (row: ShareholderAnswers): boolean => row.representation_type === 'jointly_authorized_director'

/** Who directs alone signs alone, and is not asked. */
export const signaturesOf = (of: PartiesOf): 'one_signature' | 'two_signatures' | 'open' => {
  const directors = directorsOf(of)
  const alone = directors.length === 1 && directors.every(({ as }) => as !== 'open')
  return alone ? 'one_signature' : (of.answers.main.representation ?? 'open')
}

/** The directors whose signatures bind the company: the first of them, or the first two. */
export const bindingDirectorsOf = (of: PartiesOf): readonly Director[] =>
  directorsOf(of).slice(0, signaturesOf(of) === 'two_signatures' ? 2 : 1)

/**
 * Who is paid by this company for directing it, and has us do the payroll. Someone with a holding is paid by the holding,
 * which they direct themselves; someone without one by the company, where they direct it in person.
 */
export const employeesOf = (of: PartiesOf): readonly ShareholderKey[] => {
  const inPerson = foundersOf(of).filter(({ kind }) => kind === 'person')
  const directing = directorsOf(of).filter(({ as }) => as === 'person')
  return inPerson
    .map(({ key }) => key)
    .filter((key) => of.answers[key].dga_plan === true && directing.some((one) => one.key === key))
}
