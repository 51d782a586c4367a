import { eq, no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

/**
 * The employment agreement of a director with the company (art. 7:610 and 7:655 BW), with the decision of the general
 * meeting that it rests on: the board itself does not decide about the pay of its members (art. 2:239 lid 6 and 2:245 BW).
 */
export const dgaAgreement = {
  name: 'dga_agreement',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      each: 'employees',
      new_page: true,
      articles: [
        whoSigns,
        {
          id: 'parties',
          clauses: [{ id: 'intro' }, { id: 'company', form: 'point' }, { id: 'director', form: 'point' }],
        },
        {
          id: 'background',
          clauses: [
            { id: 'intro' },
            { id: 'appointed', form: 'item' },
            { id: 'decided', form: 'item' },
            { id: 'agree' },
          ],
        },
        { id: 'work', clauses: [{ id: 'function' }, { id: 'starts' }, { id: 'place' }, { id: 'hours' }] },
        {
          id: 'pay',

          clauses: [{ id: 'salary' }, { id: 'customary' }, { id: 'holiday_pay' }, { id: 'yearly' }, { id: 'payroll' }],
        },
        { id: 'insurance', clauses: [{ id: 'insured' }, { id: 'pension' }] },
        { id: 'holidays', clauses: [{ id: 'days' }, { id: 'taken' }] },
        { id: 'illness', clauses: [{ id: 'paid' }, { id: 'tells' }] },
        { id: 'expenses', clauses: [{ id: 'paid_back' }] },
        { id: 'secrecy', clauses: [{ id: 'secret' }, { id: 'returns' }] },
        { id: 'end', clauses: [{ id: 'notice' }, { id: 'dismissed' }, { id: 'pension_age' }] },
        { id: 'other', clauses: [{ id: 'signed' }, { id: 'changes' }, { id: 'collective' }, { id: 'law' }] },
        {
          id: 'decision',
          clauses: [
            { id: 'alone', when: no('form.several_founders') },
            { id: 'together', when: yes('form.several_founders') },
            { id: 'pay' },
            { id: 'conflict' },
            { id: 'supervisors', when: eq('form.supervisors', 'with') },
            { id: 'supervisors_open', when: eq('form.supervisors', 'open') },
          ],
        },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
