import { z } from 'zod'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

export const addressSchema = z
  .object({
    street: z.string(),
    town: z.string(),
    /** As in `8911 AB`. */
    postal_code: z.string(),
    house_number: z.number().int().positive(),
  })
  .meta({ id: 'Address', description: 'A Dutch address, found by its postal code and house number.' })

export type Address = z.infer<typeof addressSchema>

export const findAddress = defineRoute({
  id: 'findAddress',
  method: 'GET',
  path: '/api/addresses',
  summary: 'Street and town of a Dutch postal code and house number; 404 when there is none, or no service to ask',
  tags: ['reference'],
  public: true,
  impersonal: true,
  limit: { max: 60, perSeconds: 60 },
  query: z.object({
    /** With or without a space. */
    postal_code: z.string().regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/),
    /** The number alone, without letters or additions. */
    house_number: z.string().regex(/^[1-9]\d{0,4}$/),
  }),
  responses: { 200: addressSchema, 404: errorBody },
})
