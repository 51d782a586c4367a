import { yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** The company's own power: its board keeps the register of shareholders, not its founders (art. 2:194 BW). */
export const companyPower = {
  name: 'company_power',
  version: 2,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      articles: [
        whoSigns,
        { id: 'grantor', clauses: [{ id: 'intro' }, { id: 'company' }] },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'enter', form: 'item' },
            { id: 'paid', form: 'item', when: yes('form.in_kind') },
            { id: 'initial', form: 'item' },
            { id: 'correct', form: 'item' },
          ],
        },
        {
          id: 'terms',
          clauses: [{ id: 'board' }, { id: 'substitution' }, { id: 'kept' }, { id: 'duration' }, { id: 'law' }],
        },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
