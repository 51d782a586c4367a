import type { Site } from '#contract/site.ts'
import { localeFrom } from '#domain/values/index.ts'
import type { Page, PageRequest, Screens } from '#server/adapters/screens/index.ts'

export type Pages = {
  readonly folder: string
  pageAt(url: string, cookies: string | undefined): Promise<Page>
}

/** Pages in the visitor's language: `?lang=` first, then what the browser stored, then Dutch. A route's own language wins. */
export function createPages(
  screens: Screens,
  site: () => Promise<Site>,
  dataOf: PageRequest['dataOf'] = async () => null,
): Pages {
  return {
    folder: screens.folder,
    async pageAt(url, cookies) {
      const { path, query } = split(url)
      const chosen = localeFrom(query.get('lang')) ?? localeFrom(cookie(cookies, 'locale')) ?? 'nl'
      return screens.page({ path, search: query.toString(), chosen, site: await site(), dataOf })
    },
  }
}

/** Takes anything: what a stranger sends need not be an address, and then it is a page that does not exist. */
function split(url: string): { path: string; query: URLSearchParams } {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/s.exec(url) ?? []
  return { path, query: new URLSearchParams(search) }
}

function cookie(header: string | undefined, name: string): string | null {
  const part = header?.split(';').find((text) => text.trim().startsWith(`${name}=`))
  return part ? part.slice(part.indexOf('=') + 1).trim() : null
}
