import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { claiming, textRule } from './rule.ts'

export const shortestPassword = 8

export const passwordLength = textRule({
  code: 'password_too_short',
  values: { min: shortestPassword },
  passes: (password) => [...password].length >= shortestPassword,
})

/** The second time must be the same as the first. */
export const sameAs = <Ref extends FieldRef>(first: Ref) =>
  claiming<Ref>(
    textRule({ code: 'password_mismatch', passes: (second, { facts }) => valueAt(first, facts) === second }),
  )
