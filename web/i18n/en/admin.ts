import type { admin as nl } from '../nl/admin.ts'
import type { TextShape } from '../shape.ts'

export const admin: TextShape<typeof nl> = {
  place: 'Admin',
  nav: 'Admin',
  questions: 'Questions',
  title: 'Where our wording fails',
  about: 'How often a notary flagged an answer, by question and by month.',
  only_counts: 'Counts only: no answers, no names, no cases.',
  loading: 'Fetching the counts',
  failed: 'We cannot fetch the counts right now.',
  again: 'Try again',
  empty: 'No flags yet',
  empty_text: 'In the last twelve months no office flagged an answer.',
  table: {
    caption: 'Flags by question and by month, the most first',
    question: 'Question',
    total: 'Flags',
    months: 'Twelve months',
    per_hundred: 'Per 100 cases',
    taken_up: 'Cases taken up',
  },
  asked_of: { main: 'About the company', shareholder: 'About a person', other: 'Other' },
  not_for_you: 'This page is for admins.',
  home: 'To the front page',
}
