import type { Answers } from '../fields/index.ts'
import type { SharesToDivide } from '../shareholders/index.ts'
import { castOf } from './cast.ts'
import type { Division, Product } from './product.ts'

const allShares: Division = { total: 'number_of_shares' }

/** How many shares there are to divide, and among whom. */
export const divisionOf = ({ people, divides = allShares }: Product, answers: Answers): SharesToDivide => ({
  total: answers.main[divides.total],
  among: castOf(people, answers)
    .filter(({ party }) => divides.among === undefined || party === divides.among)
    .map(({ key }) => key),
})
