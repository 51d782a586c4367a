import { fold } from '../lists/search-list.ts'
import { textRule } from './rule.ts'

/** The trade register wants a door one can knock on, not a PO box. */
export const visitingAddress = textRule({
  code: 'visiting_address',
  passes: (address) => !/^(postbus|po box|antwoordnummer|poste restante)\b/.test(fold(address)),
})

/** A Dutch address has a number. */
export const houseNumber = textRule({ code: 'house_number', passes: (address) => /\d/.test(address) })
