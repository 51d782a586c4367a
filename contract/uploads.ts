import { z } from 'zod'
import { shareholderKeys } from '#domain/fields/index.ts'
import { acceptedPaper, paperKinds } from '#domain/papers/index.ts'
import { type FlowName, flowNames, flows, productOf } from '#domain/products/index.ts'
import { uploadSchema } from './dashboard.ts'
import type { ProductPath } from './questionnaires.ts'
import { defineRoute } from './route.ts'

const own = { tags: ['uploads'], secret: true } as const
const params = z.object({ uuid: z.string() })
const withUpload = z.object({ uuid: z.string(), upload: z.string() })

/** Taken from the address, or from fields of the same names in the form. */
export const paperQuery = z.object({
  kind: z.enum(paperKinds).default('other'),
  /** Whose it is, as in `p1`. */
  person: z.enum(shareholderKeys).optional(),
})

const routesAt = <Path extends ProductPath, Name extends string>(path: Path, name: Name) => ({
  add: defineRoute({
    ...own,
    id: `add${name}Upload`,
    method: 'POST',
    path: `/api/${path}/:uuid/uploads`,
    summary:
      'Sends one file for the notary, as multipart/form-data in the part `file`, with `kind` and `person` in the form or in the address: PDF, JPEG, PNG or HEIC, at most 10 MB, without viruses',
    limit: { max: 60, perSeconds: 600 },
    file: { maxBytes: acceptedPaper.maxBytes },
    params,
    query: paperQuery,
    responses: { 201: uploadSchema },
  }),
  list: defineRoute({
    ...own,
    id: `list${name}Uploads`,
    method: 'GET',
    path: `/api/${path}/:uuid/uploads`,
    summary: 'The files that were sent',
    params,
    responses: { 200: z.object({ uploads: z.array(uploadSchema) }) },
  }),
  read: defineRoute({
    ...own,
    id: `read${name}Upload`,
    method: 'GET',
    path: `/api/${path}/:uuid/uploads/:upload`,
    summary: 'A file that was sent',
    params: withUpload,
    responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
  }),
  remove: defineRoute({
    ...own,
    id: `remove${name}Upload`,
    method: 'DELETE',
    path: `/api/${path}/:uuid/uploads/:upload`,
    summary: 'Takes a file back that nobody has looked at yet',
    params: withUpload,
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
})

export type UploadRoutes = ReturnType<typeof routesAt<ProductPath, string>>

/** By flow; a product that exists is here by itself. */
export const uploadRoutes: ReadonlyMap<FlowName, UploadRoutes> = new Map(
  flowNames
    .filter((name) => productOf(name) !== null)
    .map((name) => [name, routesAt<ProductPath, string>(flows[name].api_path, flows[name].product_type)]),
)

export const allUploadRoutes = [...uploadRoutes.values()].flatMap(({ add, list, read, remove }) => [
  add,
  list,
  read,
  remove,
])
