import { eq, no, someShareholder, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { atMost, lastOfRange, notMoreThan, positive } from '../rules/amounts.ts'
import { before1993When, from1993When, notAfterToday, notBeforeIncorporation } from '../rules/dates.ts'
import { atLeastLong } from '../rules/names.ts'

const pastDay = { kind: 'date', required: true, sensitivity: 'public', inputMode: 'numeric' } as const
const shareNumber = { kind: 'number', required: true, sensitivity: 'public', inputMode: 'numeric' } as const
const sinceItExists = notBeforeIncorporation('main.incorporation_date')

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
  share_price_details: { kind: 'rich_text', rules: [atLeastLong(3)], required: true, sensitivity: 'personal' },
  purchase_price_received: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  /** The key is misspelled in the specification and stays so. */
  old_acquistion: { kind: 'choice', options: ['before_1993', 'after_1993'], required: true, sensitivity: 'public' },
  old_acquistion_date: {
    ...pastDay,
    rules: [notAfterToday, sinceItExists, before1993When('main.old_acquistion'), from1993When('main.old_acquistion')],
  },
  received_shares: {
    kind: 'choice',
    options: ['incorporation', 'issue', 'purchase', 'gift', 'inheritance', 'division', 'merger'],
    required: true,
    sensitivity: 'public',
  },
  received_shares_date: { ...pastDay, rules: [notAfterToday, sinceItExists] },
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

const question = { kind: 'yes_no', required: true, sensitivity: 'personal' } as const
const wasDirector = yes('shareholder.become_director')

/** What is asked of the seller and of a buyer. */
export const transferParty = defineFields('shareholder', {
  /** Follows from their place in the product, whatever was sent. */
  party: { kind: 'choice', options: ['seller', 'buyer'], required: false, sensitivity: 'public', asked: false },
  sole_shareholder: question,
  /** With co-shareholders the shares must first be offered to them, or the transfer is void (art. 2:195 BW). */
  co_shareholders_waived: { ...question, visible: no('shareholder.sole_shareholder') },
  /** Of a seller who has them all it follows from the numbers; beside others only the buyer can tell. */
  buyer_sole_shareholder: { ...question, visible: someShareholder(no('shareholder.sole_shareholder')) },
  seller_resign: { ...question, visible: wasDirector },
  decharge: { ...question, visible: wasDirector },
  internal: question,
})
