import { all, eq, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

// The tax-free rule is for whoever runs the business in person; what a holding passes on comes under another.
const atOnce = all(yes('form.tax_free'), not(yes('form.some_holding')))

/** The deed by which the business passes to the company, in exchange for its shares (art. 2:191b and 2:204 BW). */
export const contribution = {
  name: 'contribution',
  version: 1,
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
