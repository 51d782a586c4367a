// What the server tells every screen beforehand: brand, links, switches, catalogue and ratings.

export { drawnRewrites, inNewestWords, rewritesIn } from './rewrites.ts'
export {
  isOffered,
  readEmbeddedData,
  readEmbeddedSite,
  ScreenDataProvider,
  SiteProvider,
  useScreenData,
  useSite,
} from './site.tsx'
