import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPath } from '#domain/content/index.ts'
import { escapeMarkup, type Locale, localeFrom } from '#domain/values/index.ts'
import type { ContentAnswer, ContentPages } from './pages.ts'

type PackedPage = {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Promise<Buffer>
  readonly gzip: Promise<Buffer>
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** A page ready to be sent, made once: what is asked for often is not pressed together each time. */
function pack(html: string): PackedPage {
  const plain = Buffer.from(html)
  return {
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    br: inBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: inGzip(plain),
  }
}

const packed = new WeakMap<ContentAnswer, PackedPage>()

type ContentRouteOptions = { readonly pages: ContentPages; readonly origin: string }

/** Answers with the page at an address; false where people wrote none. */
export type ShowContent = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

export function contentRoutes(app: FastifyInstance, { pages, origin }: ContentRouteOptions): ShowContent {
  app.get('/sitemap.xml', async (_request, reply) => {
    const listed = await pages.list()
    const address = (path: string) => `${origin}${path}`
    const own = ['/questionnaire/', '/questionnaire/bv', '/questionnaire/calculator']
    const urls = [
      ...own.map((path) => `  <url><loc>${escapeMarkup(address(path))}</loc></url>`),
      ...listed.flatMap(({ paths, changed }) => {
        const here = Object.entries(paths).flatMap(([locale, path]) => (path === null ? [] : [{ locale, path }]))
        const others = here.map(
          ({ locale, path }) =>
            `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(address(path))}"/>`,
        )
        return here.map(
          ({ path }) =>
            `  <url><loc>${escapeMarkup(address(path))}</loc><lastmod>${changed.toISOString()}</lastmod>${others.join('')}</url>`,
        )
      }),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...urls,
          '</urlset>',
          '',
        ].join('\n'),
      )
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
  )

  for (const [address, slugs] of Object.entries(smallPrintPages)) {
    app.get(address, (request, reply) => {
      const { lang } = request.query as { lang?: unknown }
      const locale = localeFrom(typeof lang === 'string' ? lang : null) ?? 'nl'
      // A page that has moved since leads on by itself.
      return reply.header('cache-control', 'no-cache').redirect(contentPath(slugs[locale], locale), 302)
    })
  }

  return async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const found = await pages.at(path)
    if (found === null) return false
    if (found.kind === 'moved') {
      reply.header('cache-control', 'public, max-age=300').redirect(found.to, 301)
      return true
    }
    const sent = packed.get(found) ?? pack(found.html)
    packed.set(found, sent)
    reply.headers({
      ...{ 'content-language': found.locale, etag: sent.etag, vary: 'accept-encoding' },
      // A page that was changed is seen at once, and one that was not costs a question.
      'cache-control': 'public, no-cache',
    })
    if (request.headers['if-none-match'] === sent.etag) {
      reply.code(304).send()
      return true
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    const body = encoding === null ? sent.plain : await sent[encoding]
    if (encoding !== null) reply.header('content-encoding', encoding)
    reply.code(200).type('text/html; charset=utf-8').send(body)
    return true
  }
}

/** Small print under the address by which the screens know it, with the slugs by which its page was first written. */
const smallPrintPages: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/questionnaire/terms': { nl: 'voorwaarden', en: 'terms' },
  '/questionnaire/privacy': { nl: 'privacy', en: 'privacy' },
  '/questionnaire/complaints': { nl: 'klachten', en: 'complaints' },
  '/questionnaire/accessibility': { nl: 'toegankelijkheid', en: 'accessibility' },
}
