import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/values/index.ts'

export type PageRequest = {
  readonly path: string
  /** What follows the question mark. */
  readonly search: string
  readonly chosen: Locale
  readonly site: Site
  /** What a screen needs beside the site, to be written into its page; null: nothing. */
  dataOf(screen: string, locale: Locale): Promise<unknown>
}
export type Page = { readonly status: number; readonly locale: Locale; readonly html: string }

export type Screens = {
  /** Folder of the built files; what lies under `assets` has a hash in its name. */
  readonly folder: string
  /** The page at a path: drawn when it is the same for everyone, else the frame that the browser fills. */
  page(request: PageRequest): Promise<Page>
}
