import { prerender } from 'react-dom/static'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/values/index.ts'
import { App } from './app/app.tsx'
import { bring } from './app/bring.ts'
import { routeAt } from './app/routes.ts'
import { textsOf } from './app/screens.ts'
import { sayIn } from './i18n/index.ts'

/** What the server must know about an address before it answers. */
export function describe(path: string, site: Site) {
  const { screen, language, prerendered } = routeAt(path, site)
  return { screen, language, prerendered, texts: textsOf(screen) }
}

/** The screen at an address as HTML, exactly as the browser will draw it. */
export async function draw({ path, locale, site }: { path: string; locale: Locale; site: Site }) {
  const route = routeAt(path, site)
  await bring(route.screen, locale)
  // One chunk: with the default size React would outline the page and the visitor would see it later.
  const { prelude } = await prerender(<App site={site} locale={locale} drawnAt={path} />, { progressiveChunkSize: 1e9 })
  const say = sayIn(locale)
  return { html: await new Response(prelude).text(), title: `${say(route.title)} · ${site.brand}` }
}
