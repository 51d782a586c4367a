import type { ShareholderKey } from '../fields/index.ts'
import type { Blocker, BlockerOffer } from '../flow/index.ts'
import { fill } from './fill.ts'
import type { Messages } from './texts.ts'

/** What a business "no" is about, as far as its sentences say so. */
type About = Pick<Blocker, 'code' | 'person' | 'values'>

/** Its sentences with every place filled in: nobody else may read them, since only here the name is known. */
export function blockerText({ flow }: Messages, about: About, nameOf: (person: ShareholderKey) => string) {
  const { title, text, offers } = flow.blockers[about.code]
  const values = { ...about.values, person: nameOf(about.person ?? 'p1') }
  return {
    title: fill(title, values),
    text: fill(text, values),
    offer: ({ action }: Pick<BlockerOffer, 'action'>): string => fill(offers?.[action] ?? flow.offers[action], values),
  }
}
