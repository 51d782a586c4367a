import { all, not, oneOf, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

// Everyone who founds the company signs the description of what is contributed to it (art. 2:204a BW).
const describes = oneOf('main.type_of_conversion', 'tax_free_transfer', 'transfer_subject_to_tax')
const directs = yes('form.holding_directs')
const severalActs = yes('form.several_acts')

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
            { id: 'only', when: not(severalActs) },
            { id: 'intro', when: severalActs },
            { id: 'power', form: 'item', when: severalActs },
            { id: 'described', form: 'item', when: describes },
            { id: 'received', form: 'item', when: all(describes, directs) },
            { id: 'accepted', form: 'item', when: directs },
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
