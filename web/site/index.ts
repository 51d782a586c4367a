// What the server tells every screen beforehand: brand, links, switches, catalogue and ratings.

export { isOffered } from './is-offered.ts'
export { drawnRewrites, inNewestWords, rewritesIn } from './rewrites.ts'
export {
  readEmbeddedData,
  readEmbeddedSite,
  ScreenDataProvider,
  SiteProvider,
  useScreenData,
  useSite,
} from './site.tsx'
