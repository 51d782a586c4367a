import { textRule } from './rule.ts'

/** International form (E.164). A Dutch number has nine digits after the country. */
export const phone = textRule({
  code: 'phone',
  passes: (number) => (number.startsWith('+31') ? /^\+31[1-9]\d{8}$/ : /^\+[1-9]\d{6,14}$/).test(number),
})
