// What the server tells every screen beforehand: brand, links, switches, catalogue and ratings.
export { readEmbeddedSite, SiteProvider, useSite } from './site.tsx'
