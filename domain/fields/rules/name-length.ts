import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { textRule } from './rule.ts'

export const shortestName = 3

/** Names have at least three characters, unless the person has ticked that it stands like this on the document. */
export const nameLength = (confirmedBy: FieldRef) =>
  textRule({
    code: 'name_too_short',
    values: { min: shortestName },
    passes: (name, { facts }) => [...name.trim()].length >= shortestName || valueAt(confirmedBy, facts) === true,
  })
