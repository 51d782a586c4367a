// Serves the web app: hashed files for ever, pages fresh every time.
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#contract/site.ts'
import { localeFrom } from '#domain/values/index.ts'
import type { DrawnPage, PageRequest, Screens } from '#server/adapters/screens/index.ts'
import { allowForms } from '#server/http/index.ts'

export type Pages = {
  readonly folder: string
  pageAt(url: string, cookies: string | undefined): Promise<DrawnPage>
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

type ShowScreen = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

type ScreenOptions = {
  readonly pages: Pages
  /** Where forms on our pages may go beside our own origin. */
  readonly formTargets: () => Promise<readonly string[]>
}

/** Registers the screens and answers what shows one, which the app also needs for addresses that do not exist. */
export async function screenRoutes(app: FastifyInstance, { pages, formTargets }: ScreenOptions): Promise<ShowScreen> {
  const hashed = join(pages.folder, 'assets', sep)
  await app.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The build's own papers are not for visitors.
    globIgnore: ['**/.vite/**', '**/index.html', '**/content.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.get('/', (_request, reply) => reply.redirect('/questionnaire/', 302))

  const shown = async (request: FastifyRequest, reply: FastifyReply, kept: string) => {
    const page = await pages.pageAt(request.url, request.headers.cookie)
    allowForms(reply, await formTargets())
    return reply
      .status(page.status)
      .headers({ 'cache-control': kept, 'content-language': page.locale, vary: 'cookie' })
      .headers(page.status === 503 ? { 'retry-after': '300' } : {})
      .type('text/html; charset=utf-8')
      .send(page.html)
  }
  const show: ShowScreen = (request, reply) => shown(request, reply, 'private, no-cache')
  // The address is a key: it goes to nobody else, and nothing of it is kept.
  for (const keyed of ['/participant/*', '/sign/*', '/connect/*']) {
    app.get(keyed, (request, reply) => {
      reply.header('referrer-policy', 'no-referrer')
      return shown(request, reply, 'no-store')
    })
  }
  for (const house of ['/questionnaire', '/dashboard', '/contracts', '/companies', '/check-contract', '/notary']) {
    app.get(house, show)
    app.get(`${house}/*`, show)
  }
  return show
}
