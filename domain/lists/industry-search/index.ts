/** How a trade is found by what people call it: many words, with a door of their own so that a browser fetches them later. */
export { searchIndustries as searchList } from '../search-industries.ts'
