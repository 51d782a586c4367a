import { z } from 'zod'
import { companyForms, companyLimits } from '#domain/companies/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { errorBody } from './errors.ts'
import { mailAddress } from './mail-address.ts'
import { defineRoute } from './route.ts'

const line = z.string().max(companyLimits.line)
const name = z.string().max(companyLimits.name)
const email = mailAddress.nullable()

const facts = {
  /** As it is called in full, with its legal form. */
  name,
  legal_form: z.enum(companyForms),
  kvk: z.string().max(20).nullable(),
  seat: line,
  street: line,
  zip: z.string().max(20),
  town: line,
  directors: z.array(z.strictObject({ name, email })).max(companyLimits.people),
  shareholders: z
    .array(z.strictObject({ name, shares: z.number().int().min(0).max(companyLimits.shares).nullable(), email }))
    .max(companyLimits.people),
}

const companySchema = z
  .object({
    uuid: z.string(),
    /** Goes up with every change; the same number stands in the ETag. */
    version: z.number().int(),
    ...facts,
    /** The questionnaire of the case that founded it, where its documents are; null when it was there before. */
    questionnaire: z.string().nullable(),
    /** The holding of somebody that was founded along, as in `p1`. */
    holding_of: z.enum(shareholderKeys).nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Company', description: 'A company of this account, founded here or typed in.' })

export type Company = z.infer<typeof companySchema>

const wrong = errorBody.describe('What is wrong with it, by path: required, kvk, too_many.')
const own = { tags: ['companies'], secret: true } as const
const params = z.object({ uuid: z.string() })

export const listCompanies = defineRoute({
  ...own,
  id: 'listCompanies',
  method: 'GET',
  path: '/api/api_customer_dashboard/companies',
  summary: 'The companies of this account; how many there are also stands in the header companies-amount',
  responses: { 200: z.object({ companies: z.array(companySchema) }) },
})

export const createCompany = defineRoute({
  ...own,
  id: 'createCompany',
  method: 'POST',
  path: '/api/api_customer_dashboard/companies',
  summary: 'Adds a company that exists already; the same one twice is one',
  limit: { max: 60, perSeconds: 3600 },
  body: z.strictObject({
    ...facts,
    kvk: facts.kvk.default(null),
    seat: line.default(''),
    street: line.default(''),
    zip: facts.zip.default(''),
    town: line.default(''),
    directors: facts.directors.default([]),
    shareholders: facts.shareholders.default([]),
  }),
  responses: { 201: companySchema, 422: wrong },
})

export const readCompany = defineRoute({
  ...own,
  id: 'readCompany',
  method: 'GET',
  path: '/api/api_customer_dashboard/companies/:uuid',
  summary: 'One company of this account',
  params,
  responses: { 200: companySchema },
})

export const saveCompany = defineRoute({
  ...own,
  id: 'saveCompany',
  method: 'PATCH',
  path: '/api/api_customer_dashboard/companies/:uuid',
  summary: 'Changes a company; with If-Match only when it was not changed meanwhile',
  params,
  body: z.strictObject(facts).partial(),
  responses: {
    200: companySchema,
    409: z.object({
      errors: z.array(z.object({ code: z.literal('conflict'), message: z.string() })),
      current: companySchema,
    }),
    422: wrong,
  },
})

export const companyRoutes = [listCompanies, createCompany, readCompany, saveCompany] as const
