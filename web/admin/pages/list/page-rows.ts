import type { Api } from '#contract/index.ts'

export type PageRow = Api['GET /api/admin/stories']['response']['data'][number]

export const pageStates = ['all', 'live', 'draft', 'planned', 'hidden'] as const
export type PageState = (typeof pageStates)[number]

const isIn = (row: PageRow, state: PageState): boolean => {
  switch (state) {
    case 'all':
      return true
    case 'hidden':
      return row.hidden
    case 'live':
      return row.live !== null && !row.hidden
    default:
      return row[state] !== null
  }
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The pages in a state whose name or one of whose addresses has these letters. What is no page is written elsewhere. */
export function pagesFound(rows: readonly PageRow[], find: string, state: PageState): PageRow[] {
  const letters = plain(find.trim())
  return rows.filter(
    (row) =>
      row.component === 'page' &&
      isIn(row, state) &&
      [row.name, ...row.addresses.map(({ slug }) => slug)].some((text) => plain(text).includes(letters)),
  )
}
