import { z } from 'zod'
import { defineRoute } from './route.ts'

export const getOpenApi = defineRoute({
  id: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description of the API, in OpenAPI 3.1',
  tags: ['documentation'],
  public: true,
  impersonal: true,
  responses: { 200: z.looseObject({ openapi: z.string() }) },
})
