import { z } from 'zod'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { type FlowName, flowNames, flows, productOf } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { errorBody } from './errors.ts'
import type { ProductPath } from './questionnaires.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** Answers by where they stand, as in `main.company_name`. */
const fields = list(z.string())

const runSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string(), fields: fields.optional() }),
    z.object({ kind: z.literal('answer'), text: z.string(), field: z.string() }),
    z.object({ kind: z.literal('computed'), text: z.string(), fields }),
    z.object({ kind: z.literal('gap'), text: z.string(), field: z.string() }),
    z.object({ kind: z.literal('blank'), text: z.string() }),
  ])
  .meta({ id: 'DocumentRun', description: 'A few words and where they come from.' })

const heading = { title: list(runSchema), besideTitle: list(runSchema).optional() }
const saying = { label: z.string().nullable(), runs: list(runSchema) }

const clauseSchema = z.object({
  id: z.string(),
  form: z.enum(['paragraph', 'item', 'point', 'pair', 'signature']),
  mark: z.string().nullable(),
  because: fields,
  ...saying,
  beside: z.object(saying).optional(),
})

const articleSchema = z.object({
  id: z.string(),
  number: z.number().int().nullable(),
  plain: z.string().nullable(),
  because: fields,
  ...heading,
  clauses: list(clauseSchema),
})

export const composedDocumentSchema = typed<ComposedDocument>(
  z
    .object({
      name: z.string(),
      version: z.number().int(),
      languages: list(z.enum(locales)),
      provisional: z.boolean(),
      ...heading,
      parts: list(
        z.object({
          id: z.string(),
          new_page: z.boolean(),
          because: fields,
          ...heading,
          articles: list(articleSchema),
        }),
      ),
    })
    .meta({ id: 'ComposedDocument', description: 'What a document says: parts, articles, clauses and words.' }),
)

const summary = {
  /** 0 deed, 1 power of attorney, 2 register, 3 declaration, 4 letter; what comes along with the answers follows. */
  index: z.number().int(),
  key: z.string(),
  name: z.string(),
  type: z.enum(['draft_deed', 'poa', 'shareholder_register', 'pdc', 'regular']),
  title: z.string(),
  languages: list(z.enum(locales)),
  template_version: z.number().int(),
  /**
   * `incomplete`: something is still to be answered. `draft`: nothing is. `issued`: paid for, and as it was then. None of them
   * is the deed: that is what was signed, which the office hands over.
   */
  status: z.enum(['incomplete', 'draft', 'issued']),
  /** What is still to be answered. */
  gaps: fields,
  /** Null as long as they have not been counted. */
  pages: z.number().int().nullable(),
  /** What can be downloaded: nothing before it is paid for. */
  files: list(z.object({ format: z.enum(['pdf', 'docx']), path: z.string(), sha256: z.string() })),
  /** When it was made for good. */
  issued_at: z.string().nullable(),
  /** Of which version of the answers it was made: 1 is what was paid for. Null for a draft, which is of the answers of now. */
  answers_version: z.number().int().nullable(),
  /** False when answers were changed after it was issued. */
  up_to_date: z.boolean(),
}

const summarySchema = z.object(summary).meta({ id: 'DocumentSummary' })
export type DocumentSummary = z.infer<typeof summarySchema>

const listSchema = z
  .object({ paid: z.boolean(), documents: list(summarySchema) })
  .meta({ id: 'DocumentList', description: 'The documents of a questionnaire.' })
export type DocumentList = z.infer<typeof listSchema>

const documentSchema = z
  .object({ ...summary, document: composedDocumentSchema })
  .meta({ id: 'Document', description: 'One document, to be shown.' })
export type DocumentAnswer = z.infer<typeof documentSchema>

/** Not formats of their own: what is no uuid or no index is simply not there. */
const params = z.object({ uuid: z.string() })
const withIndex = z.object({ uuid: z.string(), index: z.string() })

const file = z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' })
const unpaid = errorBody.describe('With the code payment_required: there are no files before the order is paid.')

/** A file of one, in whatever form. */
const download = {
  method: 'GET',
  tags: ['documents'],
  public: true,
  secret: true,
  limit: { max: 60, perSeconds: 60 },
  params: withIndex,
  responses: { 200: file, 403: unpaid },
} as const

const routesAt = <Path extends ProductPath, Name extends string>(path: Path, name: Name) => ({
  list: defineRoute({
    id: `list${name}Documents`,
    method: 'GET',
    path: `/api/${path}/:uuid/documents`,
    summary: 'The documents of a questionnaire: drafts before it is paid for, after that what was made then',
    tags: ['documents'],
    public: true,
    trailingSlash: true,
    secret: true,
    limit: { max: 120, perSeconds: 60 },
    params,
    responses: { 200: listSchema },
  }),
  read: defineRoute({
    id: `read${name}Document`,
    method: 'GET',
    path: `/api/${path}/:uuid/documents/:index`,
    summary: 'A document to show, with the answers that made each phrase',
    tags: ['documents'],
    public: true,
    secret: true,
    params: withIndex,
    responses: { 200: documentSchema },
  }),
  pdf: defineRoute({
    ...download,
    id: `download${name}Pdf`,
    path: `/api/${path}/:uuid/documents/:index.pdf`,
    summary: 'A document as a PDF, once it is paid for',
  }),
  docx: defineRoute({
    ...download,
    id: `download${name}Docx`,
    path: `/api/${path}/:uuid/documents/:index.docx`,
    summary: 'A document for a word processor, once it is paid for',
  }),
})

export type DocumentRoutes = ReturnType<typeof routesAt<ProductPath, string>>

/** By flow; a product that exists is here by itself. */
export const documentRoutes: ReadonlyMap<FlowName, DocumentRoutes> = new Map(
  flowNames
    .filter((name) => productOf(name) !== null)
    .map((name) => [name, routesAt<ProductPath, string>(flows[name].api_path, flows[name].product_type)]),
)

export const allDocumentRoutes = [...documentRoutes.values()].flatMap(({ list, read, pdf, docx }) => [
  list,
  read,
  pdf,
  docx,
])
