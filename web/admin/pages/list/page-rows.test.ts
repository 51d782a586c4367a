import { expect, test } from 'vitest'
import { type PageRow, type PageState, pagesFound } from './page-rows.ts'

const version = {
  ...{ number: 1, revision: 1, name: '', note: '', live_from: null, is_live: false },
  ...{ made_at: '', made_by: null },
}
const row = (name: string, more: Partial<PageRow> = {}): PageRow => ({
  ...{ uuid: name, name, component: 'page', hidden: false, live: null, planned: null, draft: null },
  addresses: [{ locale: 'nl', slug: `${name.toLowerCase()}-adres`, is_current: true, visits: 0 }],
  ...more,
})
const rows = [
  row('Één', { live: version }),
  row('Twee', { live: version, draft: version }),
  row('Drie', { planned: version }),
  row('Vier', { live: version, hidden: true }),
  row('Reviews', { component: 'reviews' }),
]

test.each<[string, PageState, string[]]>([
  ['', 'all', ['Één', 'Twee', 'Drie', 'Vier']],
  ['een', 'all', ['Één']],
  ['twee-adres', 'all', ['Twee']],
  ['', 'live', ['Één', 'Twee']],
  ['', 'draft', ['Twee']],
  ['', 'planned', ['Drie']],
  ['', 'hidden', ['Vier']],
  ['twee', 'planned', []],
])('"%s" in %s', (find, state, names) => {
  expect(pagesFound(rows, find, state).map(({ name }) => name)).toEqual(names)
})
