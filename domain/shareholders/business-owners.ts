import type { ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { activeShareholders } from './active.ts'
import { kindOf } from './kind.ts'

/**
 * Whose business it is that passes into the company. A partnership belongs to all who found it, except to a company that
 * only takes shares for money; a sole proprietorship has one owner, who is named first.
 */
export const businessOwners = (answers: Answers): readonly ShareholderKey[] => {
  const founders = activeShareholders(answers)
  const people = founders.filter((key) => kindOf(answers[key]) !== 'existing_company')
  const owners = people.length > 0 ? people : founders
  return answers.main.converted_from === 'proprietorship' ? owners.slice(0, 1) : owners
}
