import type { Blocker, BlockerOffer } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { calledAmong, knownAs, spokenOf } from '../shareholders/index.ts'
import { fill } from './fill.ts'
import { inFigures } from './in-figures.ts'
import type { Messages } from './texts.ts'

/** What a business "no" is about, as far as its sentences say so. */
type BlockerToSay = Pick<Blocker, 'code' | 'person' | 'values'>

/** Among whom it is said. */
interface CompanyInWords {
  readonly people: Parameters<typeof spokenOf>[0]
  readonly answers: Answers
  /** What someone without a name is called, where that is more than a number. */
  readonly unnamed?: (person: ShareholderKey) => string
}

/**
 * Its sentences with every place filled in: nobody else may read them, since only here the name is known. To whom it
 * concerns it is said as such, about others by their first name.
 */
export function blockerText({ flow, answers: words, locale }: Messages, about: BlockerToSay, company: CompanyInWords) {
  const { people, answers, unnamed = (key) => words.persons[key] } = company
  const said = flow.blockers[about.code]
  const whom = about.person ?? 'p1'
  const { title, text, offers } = spokenOf(people, answers, whom) === 'you' ? { ...said, ...said.you } : said
  const values = {
    ...inFigures(about.values, locale),
    person: calledAmong(answers, whom) ?? unnamed(whom),
    name: knownAs(answers, whom) ?? unnamed(whom),
  }
  return {
    title: fill(title, values),
    text: fill(text, values),
    offer: ({ action }: Pick<BlockerOffer, 'action'>): string => fill(offers?.[action] ?? flow.offers[action], values),
  }
}
