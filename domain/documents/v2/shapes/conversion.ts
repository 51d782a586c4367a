import { all, answered, eq, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'

/** The sale of the business, with what it owns and owes, to the company that goes on with it. */
export const assetAgreement = {
  name: 'asset_agreement',
  version: 2,
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

/** The declaration with which the tax office is told in time that the business will be contributed. */
export const intent = {
  name: 'intent',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'declaration',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'owner', form: 'point', each: 'owners', when: not(yes('form.is_company')) },
            { id: 'company', form: 'point', each: 'owners', when: yes('form.is_company') },
            { id: 'called' },
          ],
        },
        { id: 'business', clauses: [{ id: 'runs' }, { id: 'partners', when: eq('main.converted_from', 'vof') }] },
        {
          id: 'intention',
          clauses: [
            { id: 'intro' },
            { id: 'found', form: 'point' },
            { id: 'contribute', form: 'point' },
            { id: 'shares', form: 'point' },
            { id: 'holding', form: 'point', when: yes('form.some_holding') },
          ],
        },
        {
          id: 'moment',
          clauses: [{ id: 'from' }, { id: 'account' }, { id: 'until', when: yes('form.tax_free') }],
        },
        {
          id: 'tax',
          clauses: [
            { id: 'tax_free', when: yes('form.tax_free') },
            { id: 'taxed', when: not(yes('form.tax_free')) },
            { id: 'filed' },
          ],
        },
        { id: 'open', clauses: [{ id: 'adviser' }, { id: 'lapses' }] },
        {
          id: 'signature',
          clauses: [{ id: 'place' }, { id: 'signs', form: 'signature', each: 'owners' }],
        },
      ],
    },
  ],
} as const satisfies Shape

/** What is contributed, what it is worth and how that was determined (art. 2:204a BW). */
export const description = {
  name: 'description',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'description',
      articles: [
        {
          id: 'about',
          clauses: [
            { id: 'company', form: 'pair' },
            { id: 'contributor', form: 'pair', each: 'owners' },
            { id: 'business', form: 'pair' },
            { id: 'day', form: 'pair' },
          ],
        },
        {
          id: 'contributed',
          clauses: [
            { id: 'intro' },
            { id: 'goods', form: 'item' },
            { id: 'stock', form: 'item' },
            { id: 'claims', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'contracts', form: 'item' },
            { id: 'debts', form: 'item' },
            { id: 'share', when: eq('main.converted_from', 'vof') },
            { id: 'no_work' },
          ],
        },
        {
          id: 'value',
          clauses: [
            { id: 'amount' },
            { id: 'added', when: answered('main.added_value') },
            { id: 'method_free', when: yes('form.tax_free') },
            { id: 'method', when: not(yes('form.tax_free')) },
            { id: 'standards' },
            { id: 'enough' },
          ],
        },
        { id: 'later', clauses: [{ id: 'falls' }, { id: 'kept' }] },
        {
          id: 'signature',
          clauses: [{ id: 'place' }, { id: 'signs', form: 'signature', each: 'founders' }],
        },
      ],
    },
  ],
} as const satisfies Shape

// The tax-free rule is for whoever runs the business in person; what a holding passes on comes under another.
const atOnce = all(yes('form.tax_free'), not(yes('form.some_holding')))

/** The deed by which the business passes to the company, in exchange for its shares (art. 2:191b and 2:204 BW). */
export const contribution = {
  name: 'contribution',
  version: 2,
  dates: 'words',
  parts: [
    {
      id: 'deed',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'person', form: 'point', each: 'owners', when: eq('form.founder_kind', 'person') },
            { id: 'holding', form: 'point', each: 'owners', when: eq('form.founder_kind', 'holding') },
            { id: 'company', form: 'point', each: 'owners', when: eq('form.founder_kind', 'company') },
            { id: 'called' },
            { id: 'receiver' },
          ],
        },
        {
          id: 'background',
          clauses: [
            { id: 'founded' },
            { id: 'business' },
            { id: 'partners', when: eq('main.converted_from', 'vof') },
            { id: 'intent' },
            { id: 'route_free', when: atOnce },
            { id: 'route', when: not(yes('form.tax_free')) },
            { id: 'through', when: yes('form.some_holding') },
          ],
        },
        { id: 'obligation', numbered: true, clauses: [{ id: 'contributes' }, { id: 'accepts' }, { id: 'whole' }] },
        {
          id: 'delivery',
          numbered: true,
          clauses: [
            { id: 'goods' },
            { id: 'claims' },
            { id: 'contracts' },
            { id: 'debts' },
            { id: 'rights' },
            { id: 'real_estate' },
          ],
        },
        {
          id: 'consideration',
          numbered: true,
          clauses: [
            { id: 'shares' },
            { id: 'taken', form: 'item', each: 'owners' },
            { id: 'surplus' },
            { id: 'credit', when: atOnce },
            { id: 'discharged' },
          ],
        },
        { id: 'risk', numbered: true, clauses: [{ id: 'from' }, { id: 'results' }] },
        { id: 'staff', numbered: true, clauses: [{ id: 'pass' }] },
        { id: 'warranties', numbered: true, clauses: [{ id: 'owner' }, { id: 'complete' }, { id: 'liable' }] },
        {
          id: 'tax',
          numbered: true,
          clauses: [
            { id: 'income', when: atOnce },
            { id: 'kept', when: atOnce },
            { id: 'settled', when: not(yes('form.tax_free')) },
            { id: 'vat' },
          ],
        },
        { id: 'costs', numbered: true, clauses: [{ id: 'costs' }] },
        { id: 'final', numbered: true, clauses: [{ id: 'domicile' }, { id: 'no_rescission' }, { id: 'law' }] },
        {
          id: 'signature',
          clauses: [
            { id: 'place' },
            { id: 'contributor', form: 'signature', each: 'owners' },
            { id: 'company', form: 'signature' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
