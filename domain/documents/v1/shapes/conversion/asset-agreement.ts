import { eq, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

/** The sale of the business, with what it owns and owes, to the company that goes on with it. */
export const assetAgreement = {
  name: 'asset_agreement',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'owner', form: 'point', each: 'owners', when: not(yes('form.is_company')) },
            { id: 'company', form: 'point', each: 'owners', when: yes('form.is_company') },
            { id: 'called' },
            { id: 'buyer' },
          ],
        },
        {
          id: 'background',
          clauses: [
            { id: 'business' },
            { id: 'partners', when: eq('main.converted_from', 'vof') },
            { id: 'continues' },
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
        { id: 'price', numbered: true, clauses: [{ id: 'value' }, { id: 'amount' }, { id: 'paid' }] },
        {
          id: 'delivery',
          numbered: true,
          clauses: [{ id: 'goods' }, { id: 'claims' }, { id: 'contracts' }, { id: 'rights' }, { id: 'real_estate' }],
        },
        { id: 'risk', numbered: true, clauses: [{ id: 'from' }, { id: 'settled' }] },
        { id: 'staff', numbered: true, clauses: [{ id: 'pass' }, { id: 'told' }] },
        { id: 'warranties', numbered: true, clauses: [{ id: 'owner' }, { id: 'complete' }, { id: 'no_more' }] },
        { id: 'tax', numbered: true, clauses: [{ id: 'vat' }, { id: 'books' }] },
        { id: 'final', numbered: true, clauses: [{ id: 'costs' }, { id: 'law' }, { id: 'sole' }] },
        {
          id: 'signature',
          clauses: [
            { id: 'place' },
            { id: 'seller', form: 'signature', each: 'owners' },
            { id: 'buyer', form: 'signature' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
