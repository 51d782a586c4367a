// What the server tells every screen beforehand: brand, links, switches, catalogue and ratings.
export { isOffered } from './is-offered.ts'
export { readEmbeddedData, ScreenDataProvider, useScreenData } from './screen-data.tsx'
export { readEmbeddedSite, SiteProvider, useSite } from './site.tsx'
