import type { Cast, Division, Product } from '../blueprint/index.ts'
import { holds } from '../conditions/index.ts'
import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import type { SharesToDivide } from '../shareholders/index.ts'

/** Someone who takes part, and their place among the four. */
export interface Player {
  readonly key: ShareholderKey
  readonly place: number
  readonly party?: NonNullable<Cast['parties']>[number]
}

const isThere = (cast: Cast, { main, ...rows }: Answers, { key, place }: Player): boolean => {
  if (place < cast.least) return true
  const joins = cast.joins?.[key]
  if (joins) return holds(joins, { main, shareholders: [] })
  return place < cast.most && rows[key].active === true
}

/** Those who take part, in order. */
export const castOf = (cast: Cast, answers: Answers): readonly Player[] =>
  shareholderKeys
    .map((key, place): Player => {
      const party = cast.parties?.[place]
      return { key, place, ...(party ? { party } : {}) }
    })
    .filter((player) => isThere(cast, answers, player))

/** Whether someone came of their own accord, and may go again. */
export const mayGo = ({ least, joins }: Cast, key: ShareholderKey): boolean =>
  shareholderKeys.indexOf(key) >= least && joins?.[key] === undefined

/** Whether there is room for one more who comes of their own accord. */
export const hasRoom = (cast: Cast, answers: Answers): boolean => {
  const here = castOf(cast, answers)
  return shareholderKeys.some(
    (key, place) => place < cast.most && mayGo(cast, key) && !here.some((one) => one.key === key),
  )
}

const allShares: Division = { total: 'number_of_shares' }

/** How many shares there are to divide, and among whom. */
export const divisionOf = ({ people, divides = allShares }: Product, answers: Answers): SharesToDivide => ({
  total: answers.main[divides.total],
  among: castOf(people, answers)
    .filter(({ party }) => divides.among === undefined || party === divides.among)
    .map(({ key }) => key),
})
