import { all, any, eq, no, not, oneOf, someShareholder, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { atMost, positive, shareValue } from '../rules/amounts.ts'
import { before1993When, from1993When, notBeforeIncorporation } from '../rules/company-dates.ts'
import { afterToday, notAfterToday } from '../rules/dates.ts'
import { atLeastLong } from '../rules/names.ts'
import { lastOfRange, notMoreThan } from '../rules/share-numbers.ts'

const forAll = { required: true, sensitivity: 'public' } as const
const forParties = { required: true, sensitivity: 'personal' } as const
const day = { kind: 'date', ...forAll, inputMode: 'numeric' } as const
const shareNumber = { kind: 'number', ...forAll, inputMode: 'numeric' } as const
const euros = { kind: 'money', inputMode: 'decimal' } as const
const yesOrNo = { kind: 'yes_no', ...forAll } as const
const oneOfThese = { kind: 'choice', ...forAll } as const
const sinceItExists = notBeforeIncorporation('main.incorporation_date')
const typed = { kind: 'text', maxLength: 100, rules: [atLeastLong(3)], required: true } as const
const notTooMany = atMost(1_000_000_000)

/** Who had them from the first day has them by the deed of incorporation, on its day. */
const atFounding = eq('main.received_shares', 'incorporation')
const isPaid = yes('main.purchase_price_received')
const isNotPaid = no('main.purchase_price_received')
const byLaterDeed = eq('main.old_acquistion', 'after_1993')
const inThePast = [notAfterToday, sinceItExists] as const
const withinAll = [positive, notMoreThan('main.total_shares')] as const

/** The shares that change hands, and how the seller came by them. */
export const shareTransfer = defineFields('main', {
  incorporation_date: { ...day, rules: [notAfterToday] },
  statutes_adopted_date: { ...day, rules: inThePast },
  share_type: {
    ...oneOfThese,
    options: ['common_stock', 'cumulative_shares', 'preference_shares', 'priority_stocks'],
    default: 'common_stock',
  },
  /** Of one share, as the articles have it. */
  nominal_value: {
    ...euros,
    ...forAll,
    rules: [shareValue, notTooMany],
  },
  total_shares: { ...shareNumber, rules: [positive, notTooMany] },
  number_shares: { ...shareNumber, rules: withinAll },
  shares_from: { ...shareNumber, rules: withinAll },
  shares_to: {
    ...shareNumber,
    rules: [...withinAll, lastOfRange({ from: 'main.shares_from', count: 'main.number_shares' })],
  },
  purchase_agreement: { ...yesOrNo },
  purchase_agreement_date: {
    ...day,
    visible: yes('main.purchase_agreement'),
    rules: inThePast,
  },
  share_price_total: {
    ...euros,
    ...forParties,
    rules: [positive, notTooMany],
  },
  /** Was once all that was asked about the price; what someone wrote in it then is kept, and still stands in the deed. */
  share_price_details: { kind: 'rich_text', rules: [atLeastLong(3)], required: false, sensitivity: 'personal' },
  purchase_price_received: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  price_paid_on: { ...day, visible: isPaid, rules: inThePast, sensitivity: 'personal' },
  price_payment: {
    ...oneOfThese,
    options: ['notary_account', 'later'],
    default: 'notary_account',
    visible: isNotPaid,
    sensitivity: 'personal',
  },
  price_due_date: {
    ...day,
    visible: all(isNotPaid, eq('main.price_payment', 'later')),
    rules: [afterToday],
    sensitivity: 'personal',
  },
  /** The key is misspelled in the specification and stays so. */
  old_acquistion: {
    ...oneOfThese,
    options: ['before_1993', 'after_1993'],
    visible: not(atFounding),
  },
  old_acquistion_date: {
    ...day,
    visible: not(atFounding),
    rules: [...inThePast, before1993When('main.old_acquistion'), from1993When('main.old_acquistion')],
  },
  received_shares: {
    ...oneOfThese,
    options: ['incorporation', 'issue', 'purchase', 'gift', 'inheritance', 'division', 'merger', 'demerger'],
  },
  received_shares_date: { ...day, rules: inThePast },
  /** Before whom the deed was passed by which the seller has the shares: a notary made one for every title since 1993. */
  acquisition_notary: {
    ...typed,
    visible: any(atFounding, byLaterDeed),
    sensitivity: 'public',
  },
  acquisition_notary_city: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    required: true,
    visible: any(atFounding, byLaterDeed),
    sensitivity: 'public',
  },
  acquisition_paper: {
    ...typed,
    maxLength: 120,
    visible: all(not(atFounding), eq('main.old_acquistion', 'before_1993')),
    sensitivity: 'public',
  },
  /** How the company came to know of it; who got them from the company itself, or as an heir, is not asked. */
  acquisition_known: {
    ...oneOfThese,
    options: ['party', 'acknowledged', 'served'],
    visible: oneOf('main.received_shares', 'purchase', 'gift', 'division'),
  },
  /** Shares in a company with real estate may be taxed as the real estate itself (art. 4 WBR). */
  company_real_estate: { ...yesOrNo },
  real_estate_company: {
    ...yesOrNo,
    visible: yes('main.company_real_estate'),
  },
  balance_sheet: { ...yesOrNo },
  date_of_balance: { ...day, visible: yes('main.balance_sheet'), rules: inThePast },
  shares_rights_date: {
    ...oneOfThese,
    options: ['date_of_transfer', 'other_date'],
  },
  transfer_rights_date: {
    ...day,
    visible: eq('main.shares_rights_date', 'other_date'),
    rules: [sinceItExists],
  },
  notarial_costs: { ...oneOfThese, options: ['seller', 'buyer'] },
})

const sellerDirects = someShareholder(yes('shareholder.become_director'))
const signedByOther = not(all(sellerDirects, eq('main.board_signer', 'seller')))
const nobodyFollows = all(
  someShareholder(yes('shareholder.seller_resign')),
  not(someShareholder(yes('shareholder.buyer_director'))),
)
const fullName = { ...typed, sensitivity: 'personal' } as const

/** Who acts for the company whose shares they are, and who directs it afterwards. */
export const transferBoard = defineFields('main', {
  board_signer: {
    ...oneOfThese,
    options: ['seller', 'other'],
    visible: sellerDirects,
    sensitivity: 'personal',
  },
  board_signer_name: { ...fullName, visible: signedByOther },
  /** A company that directs the company, for which that person signs. */
  board_signer_company: { ...fullName, visible: signedByOther, required: false, sensitivity: 'public' },
  board_alone: { ...yesOrNo },
  board_second_name: { ...fullName, visible: no('main.board_alone') },
  next_director: {
    ...oneOfThese,
    options: ['stays', 'appointed'],
    visible: nobodyFollows,
    sensitivity: 'personal',
  },
  next_director_name: { ...fullName, visible: all(nobodyFollows, eq('main.next_director', 'appointed')) },
})

const question = { ...yesOrNo, ...forParties } as const
const besideOthers = no('shareholder.sole_shareholder')
const inBlockingPaper = oneOf('shareholder.blocking_route', 'waived', 'approved')
const wasDirector = yes('shareholder.become_director')

/** What is asked of the seller and of a buyer. */
export const transferParty = defineFields('shareholder', {
  /** Follows from their place in the product, whatever was sent. */
  party: {
    kind: 'choice',
    options: ['seller', 'buyer'],
    required: false,
    sensitivity: 'public',
    asked: false,
    follows: 'place',
  },
  sole_shareholder: question,
  /** With co-shareholders the shares must first be offered to them, or the transfer is void (art. 2:195 BW). */
  blocking_route: {
    ...oneOfThese,
    options: ['waived', 'approved', 'offered', 'not_applicable', 'not_yet'],
    visible: besideOthers,
  },
  /** Where the articles say nothing the law itself has them offered; that another way is right only the articles can say. */
  blocking_article: {
    kind: 'number',
    rules: [positive, atMost(200)],
    required: all(besideOthers, oneOf('shareholder.blocking_route', 'approved', 'not_applicable')),
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  blocking_paper: {
    ...oneOfThese,
    options: ['resolution', 'statement'],
    default: 'resolution',
    visible: all(besideOthers, inBlockingPaper),
  },
  blocking_paper_date: {
    ...day,
    visible: all(
      besideOthers,
      any(
        eq('shareholder.blocking_route', 'offered'),
        all(inBlockingPaper, eq('shareholder.blocking_paper', 'statement')),
      ),
    ),
    rules: inThePast,
  },
  /** Of a seller who has them all it follows from the numbers; beside others only the buyer can tell. */
  buyer_sole_shareholder: { ...question, visible: someShareholder(besideOthers) },
  seller_resign: { ...question, visible: wasDirector },
  decharge: { ...question, visible: wasDirector },
  buyer_director: question,
  internal: question,
})
