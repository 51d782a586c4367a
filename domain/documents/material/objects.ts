import type { FieldPath } from '../model.ts'
import { cleanText } from '../print.ts'
import type { ComputedValue, LoopTurn, TemplateScope, World } from '../template.ts'
import { activityItems, computedFrom, fillIn } from './make.ts'

/** What companies in this industry do, in the words of the document. */
export const industryObject = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.industry'], (industry) => world.language.options.industry_object?.[String(industry)])

const tradeFields: readonly FieldPath[] = ['main.sell_products', 'main.import_products', 'main.export_products']

const tradesOf = ({ answers: { main } }: World): readonly string[] => [
  ...(main.sell_products !== undefined && main.sell_products !== 'none' ? ['sell'] : []),
  ...(main.import_products === true ? ['import'] : []),
  ...(main.export_products === true ? ['export'] : []),
]

export const tradeFact = (world: World) => ({ value: tradesOf(world).length > 0, fields: tradeFields })

/** Selling, importing and exporting, as far as that was said. */
export const tradeObject = ({ world }: TemplateScope): ComputedValue => {
  const { phrases } = world.language
  const verbs = tradesOf(world).map((one) => phrases[`trade_${one}`] ?? one)
  const [last = '', ...before] = verbs.toReversed()
  const list = before.length === 0 ? last : `${before.toReversed().join(', ')} ${phrases.and} ${last}`
  return { text: fillIn(phrases.trade_object ?? '', { list }), fields: tradeFields }
}

/** A word that is written with a capital wherever it stands: IT, C#, or the name of the company. */
const keepsCapital = (text: string, name: string): boolean => {
  const [word = ''] = text.split(/[\s,;:]/)
  return !/^\p{Lu}[\p{Ll}-]*$/u.test(word) || (word.length > 2 && name.toLowerCase().startsWith(word.toLowerCase()))
}

const lowered = (text: string, name: string): string =>
  keepsCapital(text, name) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What was typed, as an item that begins like the others: with a verb, and in lower case. */
const asObject = (world: World, text: string): string => {
  const { phrases } = world.language
  const item = lowered(text, cleanText(String(world.answers.main.company_name ?? ''), 100))
  return item.startsWith(phrases.object_begins ?? '') ? item : fillIn(phrases.activity_object ?? '', { item })
}

/** Whether this is the Dutch text of what was answered in another language. */
const isDutchOfOther = ({ language, context }: World): boolean =>
  language.locale === 'nl' && context.translated === true

/** From the industry and how the company sells: general words, for who needs some. */
const dutchProposal = (world: World): string | undefined => {
  const { industry, sell_products: whom, where_are_sold: where } = world.answers.main
  const { options, phrases } = world.language
  if (industry === undefined) return undefined
  const sold = whom === undefined || whom === 'none' ? undefined : options.sell_products?.[whom]
  const channel = where === undefined || where === 'not_applicable' ? undefined : options.where_are_sold?.[where]
  const field = industry === 'other' || industry === 'ngo' ? undefined : options.industry?.[industry]
  return [
    field === undefined ? phrases.proposal_any : fillIn(phrases.proposal_field ?? '', { field }),
    ...(sold === undefined
      ? []
      : [fillIn(phrases.proposal_sales ?? '', { sold: [sold, channel].filter(Boolean).join(' ') })]),
  ].join('')
}

const proposalFields: readonly FieldPath[] = ['main.industry', 'main.sell_products', 'main.where_are_sold']

/**
 * What was typed in English has no Dutch words yet: the notary translates it, so that the Dutch text, which counts, says
 * what the translation says. Only where nothing was typed do our own words stand there.
 */
const toTranslate = (world: World, items: readonly string[]): ComputedValue => {
  const proposal = dutchProposal(world)
  const name = String(world.answers.main.company_name ?? '')
  const typed = items.map((item) => lowered(item, name)).join(', ')
  if (typed === '' && proposal === undefined) return { gap: 'main.activities' }
  return {
    ...{ blank: 'dutch_text', fields: ['main.activities', ...(typed === '' ? proposalFields : [])] },
    ...(typed && { typed }),
    ...(proposal && { proposal }),
  }
}

/** One item for each thing the company is going to do; in two languages one for all of them, beside its translation. */
export const activities = ({ world }: TemplateScope): readonly LoopTurn[] => {
  const count = world.context.translated ? 1 : Math.max(activityItems(world).length, 1)
  return Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }))
}

/** The activity whose turn it is. */
export const activityText = ({ world, turn }: TemplateScope): ComputedValue => {
  const items = activityItems(world)
  const [first, ...rest] = items
  if (isDutchOfOther(world)) return toTranslate(world, items)
  if (first === undefined) return { gap: 'main.activities' }
  const name = String(world.answers.main.company_name ?? '')
  const text = world.context.translated
    ? [asObject(world, first), ...rest.map((item) => lowered(item, name))].join(', ')
    : asObject(world, items[Number(turn.replace(/^.*@/, '')) - 1] ?? first)
  return { text, fields: ['main.activities'] }
}
