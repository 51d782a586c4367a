import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Pages } from './actions.ts'

export async function screens(app: FastifyInstance, { pages }: { readonly pages: Pages }): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The build's own papers are not for visitors.
    globIgnore: ['**/.vite/**', '**/index.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.get('/', (_request, reply) => reply.redirect('/questionnaire/', 302))

  app.get('/*', async (request, reply) => {
    const page = await pages.pageAt(request.url, request.headers.cookie)
    return reply
      .status(page.status)
      .headers({ 'cache-control': 'private, no-cache', 'content-language': page.locale, vary: 'cookie' })
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}
