import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { getOpenApi } from '#contract/docs.ts'
import { serve } from '#server/http/index.ts'
import { finishDocument } from './finish-document.ts'

type DocsParts = { readonly brand: string }

/** Collects what is registered after it, so it comes before the routes; the pages themselves come after them. */
export async function describeApi(api: FastifyInstance, { brand }: DocsParts): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version: '1.0.0',
        description:
          'Every error has the form {"errors": [{"code", "path", "message"}]}, unless a call says otherwise. Amounts are whole cents, dates are DD-MM-YYYY.',
      },
      // The page may only call the origin it came from, whatever name that was reached by.
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: finishDocument,
  })
}

export async function docsRoutes(api: FastifyInstance, { brand }: DocsParts): Promise<void> {
  serve(api, getOpenApi, async () => ({ openapi: '3.1.0', ...api.swagger() }))
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    theme: { title: `${brand} API` },
    uiConfig: { deepLinking: true, docExpansion: 'list', layout: 'BaseLayout' },
  })
}
