import { all, answered, eq, no, not, oneOf, someShareholder, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'

const hasCompany = someShareholder(yes('shareholder.is_existing_company'))
const byProxy = someShareholder(all(yes('shareholder.is_existing_company'), no('shareholder.director_authorized')))
const jointly = someShareholder(eq('shareholder.representation_type', 'jointly_authorized_director'))
const hasOthers = someShareholder(no('shareholder.sole_shareholder'))
const signsAlong = someShareholder(oneOf('shareholder.blocking_route', 'waived', 'approved', 'offered'))
const resigns = someShareholder(yes('shareholder.seller_resign'))
const discharged = someShareholder(yes('shareholder.decharge'))
const isPaid = yes('main.purchase_price_received')
const isUnpaid = no('main.purchase_price_received')
const throughNotary = all(isUnpaid, eq('main.price_payment', 'notary_account'))
const isOwed = all(isUnpaid, eq('main.price_payment', 'later'))
const isTaxed = yes('main.real_estate_company')
const isExternal = someShareholder(no('shareholder.internal'))

/** What seller and buyer send, what happens when, and what comes after. */
export const letter = {
  name: 'letter',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'letter',
      articles: [
        { id: 'greeting', clauses: [{ id: 'dear' }, { id: 'purpose' }, { id: 'draft' }] },
        {
          id: 'ordered',
          clauses: [
            { id: 'company', form: 'pair' },
            { id: 'chamber', form: 'pair' },
            { id: 'shares', form: 'pair' },
            { id: 'price', form: 'pair' },
            { id: 'price_each', form: 'pair', when: not(eq('form.price_of_one', 'none')) },
            { id: 'details', form: 'pair', when: answered('main.share_price_details') },
            { id: 'paid', form: 'pair', when: isPaid },
            { id: 'through_notary', form: 'pair', when: throughNotary },
            { id: 'owed', form: 'pair', when: isOwed },
            { id: 'costs', form: 'pair' },
            { id: 'email', form: 'pair' },
          ],
        },
        {
          id: 'people',
          each: 'parties',
          clauses: [
            { id: 'role', form: 'pair' },
            { id: 'shares', form: 'pair', when: yes('form.buys') },
            { id: 'internal', form: 'pair', when: yes('form.buys') },
            { id: 'sole', form: 'pair', when: all(yes('form.buys'), hasOthers) },
            { id: 'becomes', form: 'pair', when: yes('form.buys') },
            { id: 'directs', form: 'pair', when: all(yes('form.sells'), answered('shareholder.become_director')) },
            { id: 'reach', form: 'pair' },
            { id: 'main_person', form: 'pair', when: no('shareholder.company_main_person') },
          ],
        },
        {
          id: 'send',
          clauses: [
            { id: 'intro' },
            { id: 'identity', form: 'item' },
            { id: 'signed', form: 'item' },
            { id: 'board', form: 'item', when: not(yes('form.by_seller')) },
            { id: 'second', form: 'item', when: yes('form.board_together') },
            { id: 'register', form: 'item' },
            { id: 'articles', form: 'item' },
            { id: 'earlier', form: 'item' },
            { id: 'agreement', form: 'item', when: yes('main.purchase_agreement') },
            { id: 'value', form: 'item' },
            { id: 'balance', form: 'item', when: yes('main.balance_sheet') },
            { id: 'payment', form: 'item', when: isPaid },
            { id: 'resolution', form: 'item' },
            { id: 'acceptance', form: 'item', when: yes('form.some_director') },
            { id: 'blocking', form: 'item', each: 'sellers', when: answered('shareholder.blocking_paper_date') },
            { id: 'extract', form: 'item', when: hasCompany },
            { id: 'power', form: 'item', when: byProxy },
            { id: 'co_directors', form: 'item', when: jointly },
          ],
        },
        {
          id: 'steps',
          clauses: [
            { id: 'check', form: 'point' },
            { id: 'drafts', form: 'point' },
            { id: 'identify_online', form: 'point', when: yes('main.online_notary') },
            { id: 'identify', form: 'point', when: no('main.online_notary') },
            { id: 'pay', form: 'point', when: throughNotary },
            { id: 'sign', form: 'point' },
            { id: 'register', form: 'point' },
          ],
        },
        { id: 'time', clauses: [{ id: 'starts' }, { id: 'costs' }, { id: 'external', when: isExternal }] },
        {
          id: 'mind',
          clauses: [
            { id: 'accountant', form: 'item', when: eq('main.accountant', 'will_be_arranged_soon') },
            { id: 'intake', form: 'item', when: yes('main.free_intake') },
            { id: 'old', form: 'item', when: eq('form.acquired', 'before') },
            { id: 'others', form: 'item', when: signsAlong },
            { id: 'director', form: 'item', when: all(resigns, not(yes('form.some_director'))) },
            { id: 'appointed', form: 'item', when: yes('form.some_director') },
            { id: 'discharge', form: 'item', when: discharged },
            { id: 'owed', form: 'item', when: isOwed },
            { id: 'transfer_tax', form: 'item', when: isTaxed },
            { id: 'tax', form: 'item' },
            { id: 'owners', form: 'item' },
          ],
        },
        { id: 'closing', clauses: [{ id: 'questions' }, { id: 'regards' }] },
      ],
    },
  ],
} as const satisfies Shape
