import { createContext, type ReactNode, use } from 'react'
import type { Site } from '#contract/site.ts'

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('A screen knows the site only inside SiteProvider.')
  return site
}

/** The server writes the site into the page as data, so that the first paint needs no call. */
export function readEmbeddedSite(): Site | null {
  const text = document.getElementById('site')?.textContent?.trim()
  return text ? (JSON.parse(text) as Site) : null
}

const ScreenDataContext = createContext<unknown>(null)

type Props = { readonly data: unknown; readonly children: ReactNode }

/** What the server wrote into the page for the screen it drew. */
export function ScreenDataProvider({ data, children }: Props) {
  return <ScreenDataContext value={data}>{children}</ScreenDataContext>
}

/** Null where the page came without: then the screen asks for what it needs. */
export const useScreenData = (): unknown => use(ScreenDataContext)

export function readEmbeddedData(): unknown {
  const text = document.getElementById('screen-data')?.textContent?.trim()
  return text ? JSON.parse(text) : null
}
