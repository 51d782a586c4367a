import { z } from 'zod'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

export const registeredCompanySchema = z
  .object({
    kvk: z.string(),
    /** As in the articles; of a business without articles its trade name. */
    name: z.string(),
    trade_name: z.string(),
    /** Null where the register keeps it to itself. */
    address: z
      .object({
        street: z.string(),
        /** As in `8911 AB`. */
        postal_code: z.string(),
        town: z.string(),
        /** The municipality that the town is or belongs to, where that is beyond doubt. */
        municipality: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'RegisteredCompany', description: 'A company of the trade register, found by its KVK number.' })

export type RegisteredCompany = z.infer<typeof registeredCompanySchema>

export const findCompany = defineRoute({
  id: 'findCompany',
  method: 'GET',
  path: '/api/trade_register',
  summary: 'Name and address of a company by its KVK number; 404 when there is none, or no service to ask',
  tags: ['reference'],
  public: true,
  impersonal: true,
  limit: { max: 20, perSeconds: 60 },
  query: z.object({ kvk: z.string().regex(/^\d{8}$/) }),
  responses: { 200: registeredCompanySchema, 404: errorBody },
})
