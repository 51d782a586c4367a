/** How a list is searched: a questionnaire shows its first box without it, and fetches it right after. */
export { searchList } from '../search-list.ts'
