import type { Answers, ShareholderAnswers, ShareholderKey } from '../fields/index.ts'
import { activeShareholders } from './active.ts'
import { kindOf } from './kind.ts'

/** Which answers make someone, or the company they bring, a director. */
const directorAnswers = (row: ShareholderAnswers): readonly (boolean | undefined)[] =>
  kindOf(row) === 'new_company' ? [row.new_company_director, row.natural_person_director] : [row.become_director]

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
