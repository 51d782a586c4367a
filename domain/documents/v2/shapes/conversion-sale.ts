import { all, any, eq, no, not, yes } from '../../../conditions/index.ts'
import type { ArticleShape, ClauseShape, Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** Those whose business it is; then the company that they sell it to, by who acts for it. */
const partyClauses = [
  { id: 'intro' },
  { id: 'owner', form: 'point', each: 'owners', when: not(yes('form.is_company')) },
  { id: 'company', form: 'point', each: 'owners', when: yes('form.is_company') },
  { id: 'called' },
] as const satisfies readonly ClauseShape[]

const buyerArticle = {
  id: 'buyer',
  clauses: [{ id: 'buyer' }, { id: 'director', form: 'point', each: 'directors' }],
} as const satisfies ArticleShape

/** One person holds every share in person: what is agreed with the company is written down (art. 2:247 BW). */
const soleInPerson = all(no('form.several_founders'), yes('form.in_person'))

/** The sale of the business, with what it owns and owes, to the company that goes on with it. */
export const assetAgreement = {
  name: 'asset_agreement',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        whoSigns,
        { id: 'parties', clauses: partyClauses },
        buyerArticle,
        {
          id: 'background',
          clauses: [
            { id: 'business' },
            { id: 'partners', when: eq('main.converted_from', 'vof') },
            { id: 'continues' },
            { id: 'resolved' },
            { id: 'agree' },
          ],
        },
        {
          id: 'sale',
          numbered: true,
          clauses: [
            { id: 'sold' },
            { id: 'goods', form: 'item' },
            { id: 'claims', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'contracts', form: 'item' },
            { id: 'annex' },
            { id: 'excluded' },
          ],
        },
        { id: 'debts', numbered: true, clauses: [{ id: 'taken_over' }, { id: 'consent' }, { id: 'others' }] },
        {
          id: 'price',
          numbered: true,
          clauses: [
            { id: 'value' },
            { id: 'amount' },
            { id: 'shares', when: yes('form.several_owners') },
            { id: 'owed', when: yes('form.price_owed') },
            { id: 'paid' },
          ],
        },
        {
          id: 'delivery',
          numbered: true,
          clauses: [
            { id: 'goods' },
            { id: 'claims' },
            { id: 'contracts' },
            { id: 'rights' },
            { id: 'real_estate', when: yes('form.owns_real_estate') },
            { id: 'no_real_estate', when: no('main.real_estate') },
          ],
        },
        {
          id: 'risk',
          numbered: true,
          // A sale does not go back, unlike a contribution.
          clauses: [{ id: 'from' }, { id: 'settled' }],
        },
        { id: 'staff', numbered: true, clauses: [{ id: 'pass' }, { id: 'told' }] },
        { id: 'warranties', numbered: true, clauses: [{ id: 'owner' }, { id: 'complete' }, { id: 'no_more' }] },
        { id: 'tax', numbered: true, clauses: [{ id: 'vat' }, { id: 'books' }] },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'costs' }, { id: 'law' }, { id: 'sole', when: soleInPerson }],
        },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape

// With supervisory directors they decide in the place of the board.
const meetingDecides = all(yes('form.all_conflicted'), not(yes('form.care')))

/** Those who hold the shares decide where whoever directs has an interest of their own (art. 2:239 lid 6 BW). */
export const conflictResolution = {
  name: 'conflict_resolution',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'resolution',
      articles: [
        whoSigns,
        {
          id: 'holders',
          clauses: [{ id: 'intro' }, { id: 'holder', form: 'point', each: 'founders' }, { id: 'called' }],
        },
        {
          id: 'reasons',
          clauses: [
            { id: 'sale' },
            { id: 'loan', when: yes('form.price_owed') },
            { id: 'conflict', when: meetingDecides },
            { id: 'some', when: not(yes('form.all_conflicted')) },
            { id: 'supervisors', when: all(yes('form.all_conflicted'), yes('form.care')) },
          ],
        },
        {
          id: 'decides',
          clauses: [
            { id: 'intro' },
            { id: 'buy', form: 'point', when: meetingDecides },
            { id: 'approve', form: 'point', when: any(not(yes('form.all_conflicted')), yes('form.care')) },
            { id: 'borrow', form: 'point', when: yes('form.price_owed') },
            { id: 'sign', form: 'point' },
          ],
        },
        { id: 'manner', clauses: [{ id: 'outside' }, { id: 'advice' }, { id: 'kept' }] },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape

/** What the company owes of the price, with interest and until when. */
export const loan = {
  name: 'loan',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        whoSigns,
        { id: 'parties', clauses: partyClauses },
        buyerArticle,
        {
          id: 'sum',
          numbered: true,
          clauses: [{ id: 'owed' }, { id: 'shares', when: yes('form.several_owners') }, { id: 'resolved' }],
        },
        { id: 'interest', numbered: true, clauses: [{ id: 'rate' }, { id: 'paid' }] },
        { id: 'repayment', numbered: true, clauses: [{ id: 'terms' }, { id: 'sooner' }] },
        {
          id: 'due',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'late', form: 'item' },
            { id: 'insolvent', form: 'item' },
            { id: 'ended', form: 'item' },
          ],
        },
        { id: 'security', numbered: true, clauses: [{ id: 'none' }] },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'written' }, { id: 'law' }, { id: 'sole', when: soleInPerson }],
        },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
