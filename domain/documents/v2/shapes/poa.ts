import { eq, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** The written power with which the notary's staff sign for a founder (art. 2:176 BW); one for each. */
export const poa = {
  name: 'poa',
  version: 2,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      each: 'founders',
      new_page: true,
      articles: [
        whoSigns,
        {
          id: 'grantor',
          clauses: [
            { id: 'intro' },
            { id: 'person', when: eq('form.founder_kind', 'person') },
            { id: 'company', when: eq('form.founder_kind', 'company') },
            { id: 'holding', when: eq('form.founder_kind', 'holding') },
          ],
        },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'incorporate', form: 'item' },
            { id: 'take', form: 'item' },
            { id: 'contribute', form: 'item', when: yes('form.contributes') },
            { id: 'correct', form: 'item' },
            { id: 'file', form: 'item' },
            { id: 'further', form: 'item' },
          ],
        },
        {
          id: 'terms',
          clauses: [
            { id: 'substitution' },
            { id: 'several_parties' },
            { id: 'liability' },
            { id: 'duration' },
            { id: 'law' },
          ],
        },
        {
          id: 'statements',
          clauses: [
            { id: 'read' },
            { id: 'understood' },
            { id: 'holding_first', when: yes('form.is_holding') },
            { id: 'authorised', when: yes('form.is_company') },
            { id: 'jointly', when: yes('form.jointly') },
          ],
        },
        {
          id: 'signature',
          clauses: [...signatureLines, { id: 'legalised' }],
        },
      ],
    },
  ],
} as const satisfies Shape
