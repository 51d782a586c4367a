// The built screens: their files, and pages drawn beforehand by the same code that runs in the browser.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentHead, ContentToDraw, DrawnContent } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'

export type PageRequest = {
  readonly path: string
  /** What follows the question mark. */
  readonly search: string
  readonly chosen: Locale
  readonly site: Site
  /** What a screen needs beside the site, to be written into its page; null: nothing. */
  dataOf(screen: string, locale: Locale): Promise<unknown>
}
export type DrawnPage = { readonly status: number; readonly locale: Locale; readonly html: string }

export type Screens = {
  /** Folder of the built files; what lies under `assets` has a hash in its name. */
  readonly folder: string
  /** The page at a path: drawn when it is the same for everyone, else the frame that the browser fills. */
  page(request: PageRequest): Promise<DrawnPage>
  /** A page that somebody wrote: whole as it is, without the scripts of the screens. Drawn anew every time. */
  content(wanted: ContentToDraw): Promise<{ readonly html: string }>
}

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Link elements that bring a screen's code and styles along with the page, instead of one after the other. */
export function createPreloads(manifest: Manifest): (modules: readonly string[]) => string {
  // The page itself names these already.
  const named = new Set(chunksFrom(manifest, [entryOf(manifest)]))

  return (modules) => {
    const wanted = modules.map((name) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The build of the screens has no ${name}.`)
      return chunk
    })
    const chunks = chunksFrom(manifest, wanted).filter((chunk) => !named.has(chunk))
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join('\n    ')
  }
}

function entryOf(manifest: Manifest): Chunk {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the screens has no entry: run npm start or npm test again.')
  return entry
}

/** Link elements of the styles that every screen has, as its page names them. */
function sharedStyles(manifest: Manifest): string[] {
  const files = new Set(chunksFrom(manifest, [entryOf(manifest)]).flatMap((chunk) => chunk.css ?? []))
  return [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
}

function chunksFrom(manifest: Manifest, start: readonly Chunk[]): Chunk[] {
  const seen = new Set<Chunk>()
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const key of chunk.imports ?? []) walk(manifest[key])
  }
  for (const chunk of start) walk(chunk)
  return [...seen]
}

type PageHead = {
  readonly title: string
  readonly description: string | null
  readonly structured: object | null
  /** For who has no script: that it is needed, and how to reach us without. */
  readonly no_script: string
}

/** What the drawing bundle (web/prerender.tsx) offers; the server knows it only as a built file. */
type DrawingBundle = {
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
  headOf(wanted: { path: string; locale: Locale; site: Site }): Promise<PageHead>
  drawContent(wanted: ContentToDraw): Promise<DrawnContent>
}

/** The screens built in a folder, or null where nothing was built: then another server shows them, as in development. */
export async function createScreens(dist: string): Promise<Screens | null> {
  const folder = resolve(dist, 'web')
  if (!existsSync(folder)) return null
  const [template, bare, built, drawing] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'content.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
    import(pathToFileURL(resolve(dist, 'prerender', 'prerender.js')).href) as Promise<DrawingBundle>,
  ])
  const manifest: Manifest = JSON.parse(built)
  const preloads = createPreloads(manifest)
  const styles = sharedStyles(manifest)
  // Drawn pages by screen and language, for one state of the site; an edited price or brand starts a new set.
  let drawnFor = ''
  let pages = new Map<string, Promise<DrawnPage>>()

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

      async function compose(): Promise<DrawnPage> {
        const wanted = { path, locale, site }
        const content = drawn ? drawing.draw({ ...wanted, data: own }) : ''
        const [head, html] = await Promise.all([drawing.headOf(wanted), content])
        const embedded = [embed('site', data), ...(ownData === null ? [] : [embed('screen-data', ownData)])]
        const filled = begun(template, locale, head.title, [...forSearch(head), preloads(modules)])
          .replace('<!--no-script-->', () => withoutScript(head, site))
          .replace('<!--app-->', () => html)
          .replace('<!--site-->', () => embedded.join('\n    '))
        return { status, locale, html: filled }
      }
    },

    async content(wanted) {
      const { html, head } = await drawing.drawContent(wanted)
      const page = begun(bare, wanted.locale, head.title, [...headLines(head), ...styles])
      return { html: page.replace('<!--app-->', () => html) }
    },
  }
}

/** A template with its language, its title and what else stands in its head. */
const begun = (template: string, locale: Locale, title: string, lines: readonly string[]): string =>
  template
    .replace('<html lang="nl">', `<html lang="${locale}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace('<!--head-->', () => lines.join('\n    '))

const embed = (id: string, json: string) => `<script type="application/json" id="${id}">${escapeJson(json)}</script>`

/** The words, with our address to press; and a style that takes away every button that could do nothing. */
function withoutScript({ no_script }: PageHead, { support_email }: Site): string {
  const address = escapeMarkup(support_email ?? '')
  const words = escapeMarkup(no_script).replace(address, () => `<a href="mailto:${address}">${address}</a>`)
  return `<noscript><link rel="stylesheet" href="/no-script.css"><p class="no-script">${words}</p></noscript>`
}

/** Only pages that are the same for everyone are to be found by search engines. */
function forSearch({ description, structured }: PageHead): string[] {
  if (description === null) return ['<meta name="robots" content="noindex">']
  return [described(description), ...(structured ? [structuredScript(structured)] : [])]
}

/** What search engines and who shares a page are told of one that somebody wrote. */
function headLines({ description, canonical, alternates, shared, structured, indexed }: ContentHead): string[] {
  // Who writes it looks at its description too, with the prices in it.
  if (!indexed) return ['<meta name="robots" content="noindex">', described(description)]
  return [
    described(description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...alternates.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}">`,
    ),
    ...shared.map(({ by, key, content }) => `<meta ${by}="${key}" content="${escapeMarkup(content)}">`),
    structuredScript(structured),
  ]
}

const described = (text: string) => `<meta name="description" content="${escapeMarkup(text)}">`

const structuredScript = (facts: object) =>
  `<script type="application/ld+json">${escapeJson(JSON.stringify(facts))}</script>`

/** JSON inside a script element: no text of ours may end it. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
