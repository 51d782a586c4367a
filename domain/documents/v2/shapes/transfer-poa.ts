import { all, eq, no, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { powerTerms, signatureLines, whoSigns } from './signing.ts'

/** The written powers with which the notary's staff sign for the seller, each buyer and the company. */
export const transferPoa = {
  name: 'poa',
  version: 2,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      each: 'parties',
      new_page: true,
      articles: [
        whoSigns,
        {
          id: 'grantor',
          clauses: [
            { id: 'intro' },
            { id: 'person', when: no('form.is_company') },
            { id: 'company', when: yes('form.is_company') },
          ],
        },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'sell', form: 'item', when: yes('form.sells') },
            { id: 'buy', form: 'item', when: yes('form.buys') },
            {
              id: 'receipt',
              form: 'item',
              when: all(yes('form.sells'), not(eq('main.price_payment', 'later'))),
            },
            { id: 'correct', form: 'item' },
            { id: 'further', form: 'item' },
          ],
        },
        { id: 'terms', clauses: powerTerms },
        {
          id: 'statements',
          clauses: [
            { id: 'read' },
            { id: 'understood' },
            { id: 'authorised', when: yes('form.is_company') },
            { id: 'jointly', when: yes('form.jointly') },
          ],
        },
        { id: 'signature', clauses: [...signatureLines, { id: 'identified' }] },
      ],
    },
    {
      id: 'company_power',
      each: 'the_company',
      new_page: true,
      articles: [
        { ...whoSigns, id: 'company_who_signs' },
        { id: 'company_grantor', clauses: [{ id: 'intro' }, { id: 'company' }] },
        {
          id: 'company_acts',
          clauses: [
            { id: 'gives' },
            { id: 'acknowledge', form: 'item' },
            { id: 'correct', form: 'item' },
            { id: 'enter', form: 'item' },
            { id: 'file', form: 'item' },
            { id: 'further', form: 'item' },
          ],
        },
        { id: 'company_terms', clauses: powerTerms },
        { id: 'company_signature', clauses: [...signatureLines, { id: 'identified' }] },
      ],
    },
  ],
} as const satisfies Shape
