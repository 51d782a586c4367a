import type { Site } from '#contract/site.ts'
import { localeFrom } from '#domain/values/index.ts'
import type { Page, Screens } from '#server/adapters/screens/index.ts'

export type Pages = {
  readonly folder: string
  pageAt(url: string, cookies: string | undefined): Promise<Page>
}

/** Pages in the visitor's language: `?lang=` first, then what the browser stored, then Dutch. A route's own language wins. */
export function createPages(screens: Screens, site: () => Promise<Site>): Pages {
  return {
    folder: screens.folder,
    async pageAt(url, cookies) {
      const { pathname, searchParams } = new URL(url, 'http://page')
      const chosen = localeFrom(searchParams.get('lang')) ?? localeFrom(cookie(cookies, 'locale')) ?? 'nl'
      return screens.page({ path: pathname, chosen, site: await site() })
    },
  }
}

function cookie(header: string | undefined, name: string): string | null {
  const part = header?.split(';').find((text) => text.trim().startsWith(`${name}=`))
  return part ? part.slice(part.indexOf('=') + 1).trim() : null
}
