import { all, answered, any, eq, no, not, oneOf, someShareholder, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { firstSteps, greetingArticle, letterClosing, senderArticle, toRead, toSign } from './signing.ts'

const hasCompany = someShareholder(yes('shareholder.is_existing_company'))
const byProxy = someShareholder(all(yes('shareholder.is_existing_company'), no('shareholder.director_authorized')))
const hasOthers = someShareholder(no('shareholder.sole_shareholder'))
const waivesHere = all(eq('shareholder.blocking_route', 'waived'), eq('shareholder.blocking_paper', 'resolution'))
const hasTerm = all(oneOf('shareholder.blocking_route', 'waived', 'approved', 'offered'), not(waivesHere))
const signedBefore = answered('shareholder.blocking_paper_date')
const resigns = someShareholder(yes('shareholder.seller_resign'))
const discharged = someShareholder(yes('shareholder.decharge'))
const isPaid = yes('main.purchase_price_received')
const isUnpaid = no('main.purchase_price_received')
const throughNotary = all(isUnpaid, eq('main.price_payment', 'notary_account'))
const isOwed = all(isUnpaid, eq('main.price_payment', 'later'))
const isTaxed = yes('main.real_estate_company')
const isExternal = someShareholder(no('shareholder.internal'))

/** What seller and buyer send, what happens when, and what comes after. */
export const transferLetter = {
  name: 'letter',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'letter',
      articles: [
        senderArticle,
        greetingArticle,
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
          id: 'signing',
          clauses: [{ id: 'intro' }, { id: 'blanks' }, { id: 'others', when: hasOthers }],
        },
        { ...toSign, clauses: [...toSign.clauses, { id: 'others', form: 'item', when: yes('form.others_sign') }] },
        toRead,
        {
          id: 'send',
          clauses: [
            { id: 'intro' },
            { id: 'identity', form: 'item' },
            { id: 'signed', form: 'item' },
            { id: 'register', form: 'item' },
            { id: 'articles', form: 'item' },
            { id: 'earlier', form: 'item' },
            { id: 'agreement', form: 'item', when: yes('main.purchase_agreement') },
            { id: 'value', form: 'item' },
            { id: 'balance', form: 'item', when: yes('main.balance_sheet') },
            { id: 'payment', form: 'item', when: isPaid },
            {
              id: 'offered',
              form: 'item',
              each: 'sellers',
              when: all(signedBefore, eq('shareholder.blocking_route', 'offered')),
            },
            {
              id: 'approved',
              form: 'item',
              each: 'sellers',
              when: all(signedBefore, eq('shareholder.blocking_route', 'approved')),
            },
            {
              id: 'waived',
              form: 'item',
              each: 'sellers',
              when: all(signedBefore, eq('shareholder.blocking_route', 'waived')),
            },
            { id: 'extract', form: 'item', when: any(hasCompany, yes('form.through_company')) },
            { id: 'power', form: 'item', when: byProxy },
          ],
        },
        {
          id: 'steps',
          clauses: [
            ...firstSteps,
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
            { id: 'others_waive', form: 'item', when: someShareholder(waivesHere) },
            { id: 'others_term', form: 'item', when: someShareholder(hasTerm) },
            { id: 'director', form: 'item', when: all(resigns, not(yes('form.some_director'))) },
            { id: 'appointed', form: 'item', when: yes('form.some_director') },
            { id: 'discharge', form: 'item', when: discharged },
            { id: 'owed', form: 'item', when: isOwed },
            { id: 'transfer_tax', form: 'item', when: isTaxed },
            { id: 'tax', form: 'item' },
            { id: 'owners', form: 'item' },
          ],
        },
        letterClosing,
      ],
    },
  ],
} as const satisfies Shape
