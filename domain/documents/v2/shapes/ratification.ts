import { yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** What was done for a holding before it was there binds it once it says so itself (art. 2:203 BW). */
export const ratification = {
  name: 'ratification',
  version: 2,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'act',
      each: 'founders',
      articles: [
        whoSigns,
        { id: 'company', clauses: [{ id: 'intro' }, { id: 'director' }] },
        {
          id: 'acts',
          clauses: [
            { id: 'intro' },
            { id: 'power', form: 'item' },
            { id: 'accepted', form: 'item', when: yes('form.holding_directs') },
          ],
        },
        { id: 'ratifies', clauses: [{ id: 'declares' }, { id: 'bound' }] },
        {
          id: 'moment',
          clauses: [{ id: 'kept' }, { id: 'order' }, { id: 'at', form: 'pair' }],
        },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
