import { yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { byFounderKind, signatureLines, whoSigns } from './signing.ts'

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
          clauses: [{ id: 'intro' }, ...byFounderKind],
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
