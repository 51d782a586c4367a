import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { claiming, textRule } from './rule.ts'

export const shortestName = 3

/** Names have at least three characters, unless the person has ticked that it stands like this on the document. */
export const nameLength = <Ref extends FieldRef>(confirmedBy: Ref) =>
  claiming<`${Ref}=true`>(
    textRule({
      code: 'name_too_short',
      values: { min: shortestName },
      passes: (name, { facts }) => [...name.trim()].length >= shortestName || valueAt(confirmedBy, facts) === true,
    }),
  )
