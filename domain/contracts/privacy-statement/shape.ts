import { eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'

/** What a company tells everybody whose data it has (art. 13 and 14 GDPR). */
export const privacyStatementShape = {
  name: 'privacy_statement',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'statement',
      articles: [
        {
          id: 'who',
          clauses: [{ id: 'about' }, { id: 'we' }, { id: 'officer', when: yes('form.officer') }],
        },
        {
          id: 'customers',
          when: yes('form.customers'),
          clauses: [
            { id: 'data' },
            { id: 'intro' },
            { id: 'contract', form: 'item' },
            { id: 'contacts', form: 'item' },
            { id: 'books', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'needed' },
            { id: 'period' },
          ],
        },
        { id: 'sensitive', when: yes('form.has_sensitive_kinds'), clauses: [{ id: 'data' }, { id: 'period' }] },
        {
          id: 'questions',
          when: yes('form.questions'),
          clauses: [{ id: 'data' }, { id: 'ground' }, { id: 'period' }],
        },
        {
          id: 'newsletter',
          when: yes('form.newsletter'),
          clauses: [{ id: 'data' }, { id: 'ground' }, { id: 'period' }],
        },
        {
          id: 'applicants',
          when: yes('form.applicants'),
          clauses: [{ id: 'data' }, { id: 'ground' }, { id: 'period' }],
        },
        {
          id: 'staff',
          when: yes('form.staff'),
          clauses: [
            { id: 'data' },
            { id: 'intro' },
            { id: 'contract', form: 'item' },
            { id: 'law', form: 'item' },
            { id: 'interest', form: 'item' },
            { id: 'health' },
            { id: 'needed' },
            { id: 'period' },
          ],
        },
        {
          id: 'cookies',
          clauses: [
            { id: 'none', when: eq('form.cookies', 'none') },
            { id: 'functional', when: oneOf('form.cookies', 'functional', 'analytics', 'tracking') },
            { id: 'analytics', when: eq('form.cookies', 'analytics') },
            { id: 'tracking', when: eq('form.cookies', 'tracking') },
            { id: 'choose', when: eq('form.cookies', 'tracking') },
          ],
        },
        {
          id: 'receivers',
          clauses: [
            { id: 'intro' },
            { id: 'it', form: 'item' },
            { id: 'books', form: 'item' },
            { id: 'orders', form: 'item', when: yes('form.customers') },
            { id: 'mailing', form: 'item', when: yes('form.newsletter') },
            { id: 'payroll', form: 'item', when: yes('form.staff') },
            { id: 'measuring', form: 'item', when: oneOf('form.cookies', 'analytics', 'tracking') },
            { id: 'others', form: 'item', when: yes('form.has_other_receivers') },
            { id: 'law', form: 'item' },
            { id: 'processors' },
          ],
        },
        {
          id: 'outside',
          clauses: [
            { id: 'no', when: no('form.outside') },
            { id: 'where', when: yes('form.outside') },
            { id: 'adequacy', when: eq('form.outside_basis', 'adequacy') },
            { id: 'clauses', when: eq('form.outside_basis', 'clauses') },
            { id: 'both', when: eq('form.outside_basis', 'both') },
          ],
        },
        {
          id: 'sources',
          clauses: [{ id: 'yourself' }, { id: 'others', when: yes('form.has_other_sources') }],
        },
        {
          id: 'automated',
          clauses: [
            { id: 'no', when: no('form.automated') },
            { id: 'how', when: yes('form.automated') },
            { id: 'human', when: yes('form.automated') },
          ],
        },
        { id: 'safety', clauses: [{ id: 'measures' }, { id: 'other_purpose' }] },
        {
          id: 'rights',
          clauses: [
            { id: 'intro' },
            { id: 'access', form: 'item' },
            { id: 'correct', form: 'item' },
            { id: 'erase', form: 'item' },
            { id: 'restrict', form: 'item' },
            { id: 'portable', form: 'item' },
            { id: 'withdraw', form: 'item' },
            { id: 'how' },
          ],
        },
        // Clearly and separately from everything else (art. 21 lid 4 GDPR).
        { id: 'objection', clauses: [{ id: 'interest' }, { id: 'advertising' }, { id: 'how' }] },
        { id: 'complaint', clauses: [{ id: 'us' }, { id: 'authority' }] },
        { id: 'changes', clauses: [{ id: 'date' }] },
      ],
    },
  ],
} as const satisfies Shape
