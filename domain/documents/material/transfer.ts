import type { ShareholderKey } from '../../fields/index.ts'
import type { FieldPath } from '../model.ts'
import { answerAt, printAnswer } from '../print.ts'
import { formOf, peopleSigning } from '../signers.ts'
import type { ComputedValue, FactTable, LoopTurn, Material, TemplateScope, World } from '../template.ts'
import { fact } from './facts.ts'
import { computedFrom, fillIn } from './make.ts'
import { priceOfOne, priceValues } from './share-price.ts'
import { type SignedPaperFacts, signingLoops, signingValues } from './signing.ts'
import { boardFacts, boardValues, type DirectorFacts, newDirectors } from './transfer-board.ts'
import { buyersOf, type Side, sellerOf, sidesOf } from './transfer-sides.ts'
import { documentValues as ofCompanies } from './values.ts'

/** By what the seller has the shares: one thing, or not said yet. */
type Acquired =
  | 'incorporation'
  | 'issue'
  | 'delivery'
  | 'division'
  | 'inheritance'
  | 'merger'
  | 'demerger'
  | 'before'
  | 'open'

const acquired = ({ answers: { main } }: World): Acquired => {
  const { received_shares: how, old_acquistion: when } = main
  if (how === 'incorporation') return how
  if (how === undefined || when === undefined) return 'open'
  if (when === 'before_1993') return 'before'
  return how === 'purchase' || how === 'gift' ? 'delivery' : how
}

/** A company that was there on the first day has its shares from that day. */
const acquiredDay = ({ world }: TemplateScope): ComputedValue =>
  printAnswer(
    world,
    world.answers.main.received_shares === 'incorporation' ? 'main.incorporation_date' : 'main.old_acquistion_date',
  )

const notSaid = ({ world }: TemplateScope): ComputedValue => ({
  gap: world.answers.main.received_shares === undefined ? 'main.received_shares' : 'main.old_acquistion',
})

/** What holds for the whole document. */
export const transferFacts = (world: World) => {
  const buyers = buyersOf(world)
  return {
    one_share: fact(world.answers.main.number_shares === 1, 'main.number_shares'),
    several_buyers: fact(buyers.length > 1, ...buyers.map(({ key }): FieldPath => `${key}.type`)),
    price_of_one: fact(priceOfOne(world), 'main.share_price_total', 'main.number_shares'),
    acquired: fact(acquired(world), 'main.received_shares', 'main.old_acquistion'),
    ...boardFacts(world),
  }
}

const bankruptcyOf = (world: World, key: ShareholderKey): 'open' | 'none' | 'unsure' | 'settled' | 'unsettled' => {
  const { bankruptcy, bankruptcy_persons: persons, bankruptcy_settled: settled } = world.answers.main
  if (bankruptcy === undefined) return 'open'
  if (!bankruptcy || !persons?.includes(key)) return 'none'
  return settled === undefined ? 'unsure' : settled ? 'settled' : 'unsettled'
}

/** Where the seller has all shares, it follows from how many of them go to how many buyers. */
const becomesSole = (world: World, key: ShareholderKey): boolean => {
  const { main, [key]: side } = world.answers
  if (side.buyer_sole_shareholder !== undefined) return side.buyer_sole_shareholder
  const sellerHasAll = sidesOf(world).some(({ key: other }) => world.answers[other].sole_shareholder === true)
  return sellerHasAll && main.number_shares !== undefined && main.number_shares === main.total_shares
}

/** What is known of one side. */
export const sideFacts = (world: World, { key, sells, isCompany }: Side) => {
  const born = answerAt(world, `${key}.country_of_birth`)
  return {
    sells: fact(sells),
    buys: fact(!sells),
    is_company: fact(isCompany, `${key}.type`),
    born_abroad: fact(born !== undefined && born !== 'NL', `${key}.country_of_birth`),
    sole: fact(
      !sells && buyersOf(world).length === 1 && becomesSole(world, key),
      `${key}.buyer_sole_shareholder`,
      'main.number_shares',
      'main.total_shares',
    ),
    // One who gets them all had none before.
    takes_all: fact(
      world.answers[key].shares !== undefined && world.answers[key].shares === world.answers.main.total_shares,
      `${key}.shares`,
      'main.total_shares',
    ),
    jointly: fact(
      answerAt(world, `${key}.representation_type`) === 'jointly_authorized_director',
      `${key}.representation_type`,
    ),
  }
}

/** What only the declaration may know besides. */
export const transferDeclarationFacts = (world: World, side: Side) => ({
  ...sideFacts(world, side),
  // Then the shares may belong to a community of property.
  has_partner: fact(
    !side.isCompany && answerAt(world, `${side.key}.marital_status`) !== 'unmarried',
    `${side.key}.marital_status`,
  ),
  bankrupt: fact(
    bankruptcyOf(world, side.key),
    'main.bankruptcy',
    'main.bankruptcy_persons',
    'main.bankruptcy_settled',
  ),
})

const counted = ({ language }: World, count: unknown): string => {
  const number = Number(count)
  const phrase = language.phrases[number === 1 ? 'one_share' : 'more_shares'] ?? ''
  return fillIn(phrase, { n: `${language.number(number)} (${language.figures(number)})` })
}

const numbered = ({ language }: World, first: number, last: number): string =>
  fillIn(language.phrases[first === last ? 'one_number' : 'more_numbers'] ?? '', {
    from: language.figures(first),
    to: language.figures(last),
  })

const countOf =
  (path: FieldPath) =>
  ({ world }: TemplateScope): ComputedValue =>
    computedFrom(world, [path], (count) => counted(world, count))

const allNumbers = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.shares_from', 'main.shares_to'], (first, last) =>
    numbered(world, Number(first), Number(last)),
  )

/** The buyers take the numbers in order, the first one first. */
const ownNumbers = ({ world, at }: TemplateScope): ComputedValue => {
  const keys = buyersOf(world).map(({ key }) => key)
  const upTo = keys.slice(0, (at ? keys.indexOf(at) : -1) + 1)
  const paths = upTo.map((key: ShareholderKey): FieldPath => `${key}.shares`)
  return computedFrom(world, ['main.shares_from', ...paths], (start, ...counts) => {
    const last = Number(start) + counts.reduce<number>((sum, count) => sum + Number(count), 0) - 1
    return numbered(world, last - Number(counts.at(-1)) + 1, last)
  })
}

/** What someone is called in the deed; buyers have a number as soon as there are several. */
const partyTitle = ({ world, at }: TemplateScope): ComputedValue => {
  const { seller = '', buyer = '', numbered_buyer = '' } = world.language.phrases
  const place = buyersOf(world).findIndex(({ key }) => key === at)
  if (place < 0) return { text: seller, fields: [] }
  const several = buyersOf(world).length > 1
  return { text: several ? fillIn(numbered_buyer, { n: String(place + 1) }) : buyer, fields: [] }
}

/** As part of all shares of the company. */
const part = ({ world, at }: TemplateScope): ComputedValue =>
  computedFrom(world, [`${at ?? 'p2'}.shares`, 'main.total_shares'], (own, whole) => {
    const tenths = Math.round((Number(own) * 1000) / Math.max(Number(whole), 1))
    return `${(tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)).replace('.', ',')}%`
  })

/** What of the articles, or of the law where they say nothing, has the shares offered first. */
const blockingRule = ({ world, at }: TemplateScope): ComputedValue => {
  const path: FieldPath = `${at ?? 'p1'}.blocking_article`
  const article = answerAt(world, path)
  const { of_articles = '', of_law = '' } = world.language.phrases
  const text = article === undefined ? of_law : fillIn(of_articles, { n: String(article) })
  return { text, fields: [path] }
}

/** Only of a seller who had them all we know how many are left. */
const leftOver = ({ world, at }: TemplateScope): ComputedValue => {
  const path: FieldPath = `${at ?? 'p1'}.sole_shareholder`
  if (answerAt(world, path) !== true) return { blank: 'by_board' }
  return computedFrom(world, ['main.total_shares', 'main.number_shares', path], (all, sold) => {
    const rest = Math.max(Number(all) - Number(sold), 0)
    return rest === 0 ? world.language.phrases.no_shares : counted(world, rest)
  })
}

const blank = (name: string) => (): ComputedValue => ({ blank: name })

/** What the texts of a transfer call by a name of its own, beside what those of a company can. */
export const transferValues = {
  ...ofCompanies,
  party_title: partyTitle,
  total_count: countOf('main.total_shares'),
  transferred_count: countOf('main.number_shares'),
  transferred_numbers: allNumbers,
  own_numbers: ownNumbers,
  part,
  ...priceValues,
  ...boardValues,
  acquired_day: acquiredDay,
  acquired_open: notSaid,
  blocking_rule: blockingRule,
  left_over: leftOver,
  price_interest: blank('price_interest'),
  co_shareholder: blank('co_shareholder'),
  co_shareholder_shares: blank('co_shareholder_shares'),
  ...signingValues,
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>

const turns =
  (takes: (side: Side) => boolean, factsOf: (world: TemplateScope['world'], side: Side) => FactTable) =>
  (scope: TemplateScope): readonly LoopTurn[] =>
    sidesOf(scope.world)
      .filter(takes)
      .map((side) => ({
        id: side.key,
        at: side.key,
        facts: { ...factsOf(scope.world, side), form_of: fact(side.key) },
      }))

/** One paper that the seller's side is about, though others sign it too. */
const aboutSeller =
  (form: 'company' | 'resolution') =>
  ({ world }: TemplateScope): readonly LoopTurn[] => {
    const seller = sellerOf(world)
    return [{ id: seller.key, at: seller.key, facts: { ...sideFacts(world, seller), form_of: fact(form) } }]
  }

/** Second directors, and those of whom we have the name: they fill in their form themselves. */
const otherSigners = ({ world }: TemplateScope): readonly LoopTurn[] =>
  peopleSigning('declaration', world).flatMap((one): readonly LoopTurn[] => {
    if (one.by === 'named') {
      const isNext = one.who === 'next_director'
      const for_company = one.through === 'company'
      const facts = otherFacts(isNext ? 'director' : 'board', { for_company, for_self: isNext, for_party: false })
      return [{ id: one.who, facts: { ...facts, signer: fact(one.who), form_of: fact(one.who) } }]
    }
    const side = sidesOf(world).find(({ key }) => key === one.key)
    if (!one.co || !side) return []
    const form = formOf(one.key, true)
    const facts = otherFacts('co_director', { for_company: false, for_self: false, for_party: true })
    const signer = fact('co_director', `${one.key}.representation_type`)
    return [{ id: form, at: one.key, facts: { ...sideFacts(world, side), ...facts, signer, form_of: fact(form) } }]
  })

const otherFacts = (
  sort: 'co_director' | 'board' | 'director',
  acts: { readonly for_company: boolean; readonly for_self: boolean; readonly for_party: boolean },
) => ({
  other_sort: fact(sort),
  acts_for_company: fact(acts.for_company, 'main.board_signer_company'),
  acts_for_self: fact(acts.for_self),
  acts_for_party: fact(acts.for_party),
})

const linesForOthers = 4

/** How many others hold shares nobody asked; these have a line ready. */
const coShareholders = (): readonly LoopTurn[] =>
  Array.from({ length: linesForOthers }, (_, index) => ({ id: String(index + 1) }))

/** What the documents of a transfer of shares can speak of. */
export const transferMaterial: Material<
  ReturnType<typeof transferFacts> &
    ReturnType<typeof transferDeclarationFacts> &
    ReturnType<typeof otherFacts> &
    DirectorFacts &
    SignedPaperFacts,
  keyof typeof transferValues,
  | ('parties' | 'sellers' | 'buyers' | 'people' | 'new_directors')
  | ('the_company' | 'deciding' | 'co_shareholders' | 'other_signers')
  | ('signers' | 'papers_to_sign' | 'papers_to_read')
> = {
  facts: transferFacts,
  loops: {
    parties: turns(() => true, sideFacts),
    sellers: turns(({ sells }) => sells, sideFacts),
    buyers: turns(({ sells }) => !sells, sideFacts),
    people: turns(() => true, transferDeclarationFacts),
    new_directors: ({ world }) => newDirectors(world, sideFacts),
    the_company: aboutSeller('company'),
    deciding: aboutSeller('resolution'),
    co_shareholders: coShareholders,
    other_signers: otherSigners,
    signers: signingLoops.signers,
    papers_to_sign: signingLoops.papers_to_sign,
    papers_to_read: signingLoops.papers_to_read,
  },
  values: transferValues,
}
