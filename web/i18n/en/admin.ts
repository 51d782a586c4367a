import type { admin as nl } from '../nl/admin.ts'
import type { TextShape } from '../shape.ts'

export const admin: TextShape<typeof nl> = {
  place: 'Admin',
  nav: 'Admin',
  find: {
    label: 'Search the back office',
    placeholder: 'Find a price, page, office or question',
    count: '{count} found',
    none: 'Nothing found.',
    failed: 'Searching does not work right now.',
  },
  sections: {
    prices: 'Prices',
    pages: 'Content',
    offices: 'Offices',
    countries: 'Countries',
    questions: 'Questions',
    staff: 'Staff',
    switches: 'Settings',
    data: 'Data',
    log: 'Log',
  },
  loading: 'Opening the back office',
  failed: 'We cannot open the back office right now.',
  again: 'Try again',
  not_for_you: 'This page is for admins.',
  home: 'To the front page',
}
