import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Page, Screens } from './port.ts'
import { createPreloads } from './preloads.ts'

type Head = { readonly title: string; readonly description: string | null; readonly structured: object | null }

/** What the drawing bundle (web/prerender.tsx) offers; the server knows it only as a built file. */
type Drawing = {
  describe(
    path: string,
    site: Site,
    chosen: Locale,
    search: string,
  ): {
    screen: string
    variant: string
    locale: Locale
    status: number
    drawn: boolean
    modules: string[]
  }
  draw(wanted: { path: string; locale: Locale; site: Site; data: unknown }): Promise<string>
  headOf(wanted: { path: string; locale: Locale; site: Site }): Promise<Head>
}

/** The screens built in a folder, or null where nothing was built: then another server shows them, as in development. */
export async function createScreens(dist: string): Promise<Screens | null> {
  const folder = resolve(dist, 'web')
  if (!existsSync(folder)) return null
  const [template, manifest, drawing] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
    import(pathToFileURL(resolve(dist, 'prerender', 'prerender.js')).href) as Promise<Drawing>,
  ])
  const preloads = createPreloads(JSON.parse(manifest))
  // Drawn pages by screen and language, for one state of the site; an edited price or brand starts a new set.
  let drawnFor = ''
  let pages = new Map<string, Promise<Page>>()

  return {
    folder,
    async page({ path, search, chosen, site, dataOf }) {
      const { screen, variant, locale, status, drawn, modules } = drawing.describe(path, site, chosen, search)
      const own = await dataOf(screen, locale)
      const [data, ownData] = [JSON.stringify(site), own === null ? null : JSON.stringify(own)]
      if (data !== drawnFor) {
        drawnFor = data
        pages = new Map()
      }
      const place = `${screen} ${variant} ${locale} ${drawn} `
      const key = `${place}${ownData ?? ''}`
      const known = pages.get(key)
      if (known) return known
      // A screen whose own data changed has one page again.
      for (const other of pages.keys()) if (other.startsWith(place)) pages.delete(other)
      const page = compose()
      pages.set(key, page)
      page.catch(() => pages.delete(key))
      return page

      async function compose(): Promise<Page> {
        const wanted = { path, locale, site }
        const content = drawn ? drawing.draw({ ...wanted, data: own }) : ''
        const [head, html] = await Promise.all([drawing.headOf(wanted), content])
        const embedded = [embed('site', data), ...(ownData === null ? [] : [embed('screen-data', ownData)])]
        const filled = template
          .replace('<html lang="nl">', `<html lang="${locale}">`)
          .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
          .replace('<!--head-->', () => [...forSearch(head), preloads(modules)].join('\n    '))
          .replace('<!--app-->', () => html)
          .replace('<!--site-->', () => embedded.join('\n    '))
        return { status, locale, html: filled }
      }
    },
  }
}

const embed = (id: string, json: string) => `<script type="application/json" id="${id}">${escapeJson(json)}</script>`

/** Only pages that are the same for everyone are to be found by search engines. */
function forSearch({ description, structured }: Head): string[] {
  if (description === null) return ['<meta name="robots" content="noindex">']
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(structured ? [`<script type="application/ld+json">${escapeJson(JSON.stringify(structured))}</script>`] : []),
  ]
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON inside a script element: no text of ours may end it. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
