import type { ShareholderKey } from '../fields/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders } from './active.ts'
import { kindOf } from './kind.ts'

/** The questions that make someone, or the company they bring, a director. */
export const directorQuestions = (row: ShareholderAnswers) =>
  kindOf(row) === 'new_company'
    ? (['new_company_director', 'natural_person_director'] as const)
    : (['become_director'] as const)

const directorAnswers = (row: ShareholderAnswers): readonly (boolean | undefined)[] =>
  directorQuestions(row).map((key) => row[key])

export const isDirector = (row: ShareholderAnswers): boolean => directorAnswers(row).includes(true)

/** Nobody is going to be director, and nobody still has to say so: the company could not act (art. 2:242 BW). */
export const lacksDirector = (answers: Answers): boolean => {
  const rows = activeShareholders(answers).map((key) => answers[key])
  return !rows.some(isDirector) && !rows.some((row) => directorAnswers(row).includes(undefined))
}

const takenOnce = ['chairman', 'secretary', 'treasurer'] as const

/** Everybody has a role, and still one that a board needs is nobody's. */
export const lacksRole = (answers: Answers): boolean => {
  const roles = activeShareholders(answers).map((key) => answers[key].foundation_role)
  return !roles.includes(undefined) && takenOnce.some((role) => !roles.includes(role))
}

/** Everyone whose board role somebody before them already has. */
export const duplicateRoles = (answers: Answers): readonly ShareholderKey[] => {
  const taken = new Set<string>()
  return activeShareholders(answers).filter((key) => {
    const role = answers[key].foundation_role
    if (role === undefined || !takenOnce.some((one) => one === role)) return false
    const again = taken.has(role)
    taken.add(role)
    return again
  })
}
