import { all, any, eq, no, not, oneOf, someShareholder, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { atMost, lastOfRange, notMoreThan, positive, shareValue } from '../rules/amounts.ts'
import { afterToday, before1993When, from1993When, notAfterToday, notBeforeIncorporation } from '../rules/dates.ts'
import { atLeastLong } from '../rules/names.ts'

const pastDay = { kind: 'date', required: true, sensitivity: 'public', inputMode: 'numeric' } as const
const shareNumber = { kind: 'number', required: true, sensitivity: 'public', inputMode: 'numeric' } as const
const sinceItExists = notBeforeIncorporation('main.incorporation_date')
const typed = { kind: 'text', maxLength: 100, rules: [atLeastLong(3)], required: true } as const
const mostEuros = atMost(1_000_000_000)

/** Who had them from the first day has them by the deed of incorporation, on its day. */
const atFounding = eq('main.received_shares', 'incorporation')
const isPaid = yes('main.purchase_price_received')
const isNotPaid = no('main.purchase_price_received')

/** The shares that change hands, and how the seller came by them. */
export const shareTransfer = defineFields('main', {
  incorporation_date: { ...pastDay, rules: [notAfterToday] },
  statutes_adopted_date: { ...pastDay, rules: [notAfterToday, sinceItExists] },
  share_type: {
    kind: 'choice',
    options: ['common_stock', 'cumulative_shares', 'preference_shares', 'priority_stocks'],
    default: 'common_stock',
    required: true,
    sensitivity: 'public',
  },
  /** Of one share, as the articles have it. */
  nominal_value: {
    kind: 'money',
    rules: [shareValue, mostEuros],
    required: true,
    sensitivity: 'public',
    inputMode: 'decimal',
  },
  total_shares: { ...shareNumber, rules: [positive, atMost(1_000_000_000)] },
  number_shares: { ...shareNumber, rules: [positive, notMoreThan('main.total_shares')] },
  shares_from: { ...shareNumber, rules: [positive, notMoreThan('main.total_shares')] },
  shares_to: {
    ...shareNumber,
    rules: [
      positive,
      notMoreThan('main.total_shares'),
      lastOfRange({ from: 'main.shares_from', count: 'main.number_shares' }),
    ],
  },
  purchase_agreement: { kind: 'yes_no', required: true, sensitivity: 'public' },
  purchase_agreement_date: {
    ...pastDay,
    visible: yes('main.purchase_agreement'),
    rules: [notAfterToday, sinceItExists],
  },
  share_price_total: {
    kind: 'money',
    rules: [positive, mostEuros],
    required: true,
    sensitivity: 'personal',
    inputMode: 'decimal',
  },
  /** Was once all that was asked about the price; what someone wrote in it then is kept, and still stands in the deed. */
  share_price_details: { kind: 'rich_text', rules: [atLeastLong(3)], required: false, sensitivity: 'personal' },
  purchase_price_received: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  price_paid_on: { ...pastDay, visible: isPaid, rules: [notAfterToday, sinceItExists], sensitivity: 'personal' },
  price_payment: {
    kind: 'choice',
    options: ['notary_account', 'later'],
    default: 'notary_account',
    visible: isNotPaid,
    required: true,
    sensitivity: 'personal',
  },
  price_due_date: {
    kind: 'date',
    visible: all(isNotPaid, eq('main.price_payment', 'later')),
    rules: [afterToday],
    required: true,
    sensitivity: 'personal',
    inputMode: 'numeric',
  },
  /** The key is misspelled in the specification and stays so. */
  old_acquistion: {
    kind: 'choice',
    options: ['before_1993', 'after_1993'],
    visible: not(atFounding),
    required: true,
    sensitivity: 'public',
  },
  old_acquistion_date: {
    ...pastDay,
    visible: not(atFounding),
    rules: [notAfterToday, sinceItExists, before1993When('main.old_acquistion'), from1993When('main.old_acquistion')],
  },
  received_shares: {
    kind: 'choice',
    options: ['incorporation', 'issue', 'purchase', 'gift', 'inheritance', 'division', 'merger', 'demerger'],
    required: true,
    sensitivity: 'public',
  },
  received_shares_date: { ...pastDay, rules: [notAfterToday, sinceItExists] },
  /** Before whom the deed was passed by which the seller has the shares: a notary made one for every title since 1993. */
  acquisition_notary: {
    ...typed,
    visible: any(atFounding, eq('main.old_acquistion', 'after_1993')),
    sensitivity: 'public',
  },
  acquisition_notary_city: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    required: true,
    visible: any(atFounding, eq('main.old_acquistion', 'after_1993')),
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
    kind: 'choice',
    options: ['party', 'acknowledged', 'served'],
    visible: oneOf('main.received_shares', 'purchase', 'gift', 'division'),
    required: true,
    sensitivity: 'public',
  },
  /** Shares in a company with real estate may be taxed as the real estate itself (art. 4 WBR). */
  company_real_estate: { kind: 'yes_no', required: true, sensitivity: 'public' },
  real_estate_company: {
    kind: 'yes_no',
    visible: yes('main.company_real_estate'),
    required: true,
    sensitivity: 'public',
  },
  balance_sheet: { kind: 'yes_no', required: true, sensitivity: 'public' },
  date_of_balance: { ...pastDay, visible: yes('main.balance_sheet'), rules: [notAfterToday, sinceItExists] },
  shares_rights_date: {
    kind: 'choice',
    options: ['date_of_transfer', 'other_date'],
    required: true,
    sensitivity: 'public',
  },
  transfer_rights_date: {
    kind: 'date',
    visible: eq('main.shares_rights_date', 'other_date'),
    rules: [sinceItExists],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  notarial_costs: { kind: 'choice', options: ['seller', 'buyer'], required: true, sensitivity: 'public' },
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
    kind: 'choice',
    options: ['seller', 'other'],
    visible: sellerDirects,
    required: true,
    sensitivity: 'personal',
  },
  board_signer_name: { ...fullName, visible: signedByOther },
  /** A company that directs the company, for which that person signs. */
  board_signer_company: { ...fullName, visible: signedByOther, required: false, sensitivity: 'public' },
  board_alone: { kind: 'yes_no', required: true, sensitivity: 'public' },
  board_second_name: { ...fullName, visible: no('main.board_alone') },
  next_director: {
    kind: 'choice',
    options: ['stays', 'appointed'],
    visible: nobodyFollows,
    required: true,
    sensitivity: 'personal',
  },
  next_director_name: { ...fullName, visible: all(nobodyFollows, eq('main.next_director', 'appointed')) },
})

const question = { kind: 'yes_no', required: true, sensitivity: 'personal' } as const
const inBlockingPaper = oneOf('shareholder.blocking_route', 'waived', 'approved')
const wasDirector = yes('shareholder.become_director')

/** What is asked of the seller and of a buyer. */
export const transferParty = defineFields('shareholder', {
  /** Follows from their place in the product, whatever was sent. */
  party: { kind: 'choice', options: ['seller', 'buyer'], required: false, sensitivity: 'public', asked: false },
  sole_shareholder: question,
  /** With co-shareholders the shares must first be offered to them, or the transfer is void (art. 2:195 BW). */
  blocking_route: {
    kind: 'choice',
    options: ['waived', 'approved', 'offered', 'not_applicable', 'not_yet'],
    visible: no('shareholder.sole_shareholder'),
    required: true,
    sensitivity: 'public',
  },
  /** Where the articles say nothing the law itself has them offered; that another way is right only the articles can say. */
  blocking_article: {
    kind: 'number',
    rules: [positive, atMost(200)],
    required: all(
      no('shareholder.sole_shareholder'),
      oneOf('shareholder.blocking_route', 'approved', 'not_applicable'),
    ),
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  blocking_paper: {
    kind: 'choice',
    options: ['resolution', 'statement'],
    default: 'resolution',
    visible: all(no('shareholder.sole_shareholder'), inBlockingPaper),
    required: true,
    sensitivity: 'public',
  },
  blocking_paper_date: {
    ...pastDay,
    visible: all(
      no('shareholder.sole_shareholder'),
      any(
        eq('shareholder.blocking_route', 'offered'),
        all(inBlockingPaper, eq('shareholder.blocking_paper', 'statement')),
      ),
    ),
    rules: [notAfterToday, sinceItExists],
  },
  /** Of a seller who has them all it follows from the numbers; beside others only the buyer can tell. */
  buyer_sole_shareholder: { ...question, visible: someShareholder(no('shareholder.sole_shareholder')) },
  seller_resign: { ...question, visible: wasDirector },
  decharge: { ...question, visible: wasDirector },
  buyer_director: question,
  internal: question,
})
