import { eq, no, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'

/** The board states that shares were paid up in money (art. 2:191 BW). A statement of a bank has not been needed since 2012. */
export const proofOfPaymentShape = {
  name: 'proof_of_payment',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'statement',
      articles: [
        { id: 'company', clauses: [{ id: 'states' }] },
        {
          id: 'shares',
          numbered: true,
          clauses: [
            { id: 'incorporation', when: eq('form.occasion', 'incorporation') },
            { id: 'issue', when: eq('form.occasion', 'issue') },
            { id: 'nominal' },
          ],
        },
        {
          id: 'payment',
          numbered: true,
          clauses: [
            { id: 'full', when: yes('form.fully_paid') },
            { id: 'part', when: no('form.fully_paid') },
            { id: 'rest', when: no('form.fully_paid') },
            { id: 'formation', when: eq('form.occasion', 'incorporation') },
            { id: 'premium', when: yes('form.premium') },
            { id: 'money' },
          ],
        },
        { id: 'record', numbered: true, clauses: [{ id: 'proof' }, { id: 'register' }, { id: 'filed' }] },
        { id: 'signature', clauses: [{ id: 'us', form: 'signature' }] },
      ],
    },
  ],
} as const satisfies Shape
