import { STATUS_CODES } from 'node:http'
import type { SwaggerTransformObject } from '@fastify/swagger'
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'

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
