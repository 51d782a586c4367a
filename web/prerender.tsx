import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { ContentToDraw, DrawnContent } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/values/index.ts'
import { App } from './app/app.tsx'
import { bring } from './app/bring.ts'
import { routeAt, type ScreenRoute } from './app/routes.ts'
import { pageOf, textsOf } from './app/screens.ts'
import { pageTitle } from './app/use-arrival.ts'
import { ContentPage, contentHead } from './content/index.ts'
import { loadTexts, sayIn } from './i18n/index.ts'
import { queryAt } from './links/index.ts'

/** What the server must know about an address before it answers. */
export function describe(path: string, site: Site, chosen: Locale, search: string) {
  const route = routeAt(path, site)
  const locale = route.language ?? chosen
  return {
    screen: route.screen,
    /** Tells pages of one screen apart that are not the same. */
    variant: route.params.flow ?? '',
    locale,
    status: route.screen === 'notFound' ? 404 : route.screen === 'maintenance' ? 503 : 200,
    /** Whether the screen looks the same for everyone, so that it can be drawn once beforehand. */
    drawn: isSameForAll(route, search),
    /** Modules the browser will need at once. */
    modules: [
      `pages/${pageOf(route.screen)}/index.tsx`,
      ...textsOf(route.screen).map((name) => `i18n/${locale}/${name.replaceAll('_', '-')}.ts`),
      // Whoever comes back to a questionnaire needs what brings their answers here.
      ...(route.screen === 'flow' && route.params.uid ? ['questionnaire/screen/opened-screen.tsx'] : []),
    ],
  }
}

/** An origin asks other questions; what the rest of an address asks for comes after the page is there. */
function isSameForAll({ screen, prerendered, params }: ScreenRoute, search: string): boolean {
  if (!prerendered) return false
  if (screen === 'notFound' || screen === 'maintenance') return true
  // A questionnaire that begins here asks everybody the same, unless something is brought along.
  if (screen === 'flow') return params.uid === undefined && Object.keys(queryAt('flow', search)).length === 0
  return Object.keys(params).length === 0 && !(screen === 'calculator' && new URLSearchParams(search).has('origin'))
}

type WantedPage = { readonly path: string; readonly locale: Locale; readonly site: Site; readonly data: unknown }

/** A screen as HTML, exactly as the browser will draw it. */
export async function draw({ path, locale, site, data }: WantedPage): Promise<string> {
  await bring(routeAt(path, site), locale)
  // One chunk: with the default size React would outline the page and the visitor would see it later.
  const app = <App site={site} locale={locale} data={data} drawnAt={path} />
  const { prelude } = await prerender(app, { progressiveChunkSize: 1e9 })
  return new Response(prelude).text()
}

/** What stands in the head of a page: for the tab and, on pages that are the same for everyone, for search engines. */
export async function headOf({ path, locale, site }: Omit<WantedPage, 'data'>): Promise<PageHead> {
  const route = routeAt(path, site)
  const { screen, title } = route
  await Promise.all([bring(route, locale), loadTexts(locale, ['search'])])
  const say = sayIn(locale)
  const found = screen === 'home' || screen === 'bv' || screen === 'calculator' ? screen : null
  return {
    title: pageTitle(say(title), site),
    description: found && say(`search.${found}`),
    structured: screen === 'home' ? aboutUs(site) : null,
    no_script: say('search.no_script', { email: site.support_email }),
  }
}

type PageHead = {
  readonly title: string
  readonly description: string | null
  readonly structured: object | null
  readonly no_script: string
}

/** Who we are in the words of schema.org. */
const aboutUs = ({ brand, marketing_rating: { score, scale, count } }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: score, bestRating: scale, reviewCount: count },
})

/** A page that somebody wrote, as HTML that needs no script, and what stands in its head. */
export async function drawContent(wanted: ContentToDraw): Promise<DrawnContent> {
  await loadTexts(wanted.locale, ['shell', 'content'])
  return {
    html: renderToStaticMarkup(<ContentPage {...wanted} />),
    head: contentHead(wanted, pageTitle(wanted.page.meta.title, wanted.site)),
  }
}
