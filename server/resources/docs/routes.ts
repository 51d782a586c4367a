import { STATUS_CODES } from 'node:http'
import type { SwaggerTransformObject } from '@fastify/swagger'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { getOpenApi } from '#contract/docs.ts'
import { serve } from '#server/http/index.ts'

type Described = { description?: string }
type Operation = { responses?: Record<string, Described> }

/** Adds the named schemas, leaves out those nothing points to, and says what each status means. */
export const finishDocument: SwaggerTransformObject = (document) => {
  const complete = jsonSchemaTransformObject(document) as {
    components?: { schemas?: Record<string, unknown> }
    paths?: Record<string, Record<string, Operation>>
  }
  for (const path of Object.values(complete.paths ?? {})) {
    for (const { responses } of Object.values(path)) {
      for (const [status, response] of Object.entries(responses ?? {})) {
        // The placeholder of the library for a response without words of its own.
        if (response.description === 'Default Response') response.description = STATUS_CODES[status] ?? status
      }
    }
  }
  const { components } = complete
  if (components?.schemas) components.schemas = reachable(components.schemas, complete.paths)
  return complete as ReturnType<SwaggerTransformObject>
}

/** The library names every schema twice, as it is sent and as it is received; most are used one way only. */
function reachable(schemas: Record<string, unknown>, from: unknown): Record<string, unknown> {
  const seen = new Set<string>()
  const walk = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (seen.has(name)) continue
      seen.add(name)
      walk(schemas[name])
    }
  }
  walk(from)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => seen.has(name)))
}

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
