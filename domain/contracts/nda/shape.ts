import { eq, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { finalArticle, partiesArticle, signatureArticle } from '../common/parties.ts'

/** An agreement to keep to oneself what is told for a purpose. */
export const ndaShape = {
  name: 'nda',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        partiesArticle,
        {
          id: 'purpose',
          numbered: true,
          clauses: [
            { id: 'both', when: eq('form.direction', 'both') },
            { id: 'us', when: eq('form.direction', 'us') },
            { id: 'other', when: eq('form.direction', 'other') },
            { id: 'roles' },
          ],
        },
        {
          id: 'confidential',
          numbered: true,
          clauses: [
            { id: 'what' },
            { id: 'not' },
            { id: 'public', form: 'item' },
            { id: 'known', form: 'item' },
            { id: 'third', form: 'item' },
            { id: 'own', form: 'item' },
            { id: 'proof' },
          ],
        },
        {
          id: 'duties',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'secret', form: 'item' },
            { id: 'purpose_only', form: 'item' },
            { id: 'care', form: 'item' },
            { id: 'who', form: 'item' },
            { id: 'staff' },
          ],
        },
        { id: 'must_tell', numbered: true, clauses: [{ id: 'law' }, { id: 'warns' }, { id: 'whistle' }] },
        { id: 'back', numbered: true, clauses: [{ id: 'returns' }, { id: 'copies' }] },
        { id: 'rights', numbered: true, clauses: [{ id: 'none' }, { id: 'as_is' }, { id: 'personal_data' }] },
        {
          id: 'term',
          numbered: true,
          clauses: [{ id: 'from' }, { id: 'lasts' }, { id: 'trade_secret' }, { id: 'ends' }],
        },
        {
          id: 'breach',
          numbered: true,
          when: yes('form.penalty'),
          clauses: [{ id: 'penalty' }, { id: 'daily', when: yes('form.has_penalty_daily') }, { id: 'damages' }],
        },
        finalArticle,
        signatureArticle,
      ],
    },
  ],
} as const satisfies Shape
