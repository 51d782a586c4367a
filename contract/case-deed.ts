import { z } from 'zod'
import { type ComposedDocument, type LayerEntry, longestFilling } from '#domain/documents/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const params = z.object({ uuid: z.string() })
const staff = { tags: ['cases'], secret: true, roles: ['notary', 'support'] } as const

const entryParts = {
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** The key of the document, as in deed_p2. */
  document: z.string().max(60),
  why: z.string().trim().min(1).max(1000),
}
const clauseText = z.string().trim().min(1).max(10_000)
const clauseTitle = z.string().trim().min(1).max(200).optional()

/** What the office adds and strikes, as a layer over the generated text: `LayerEntry` of the documents. */
const layerEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...entryParts,
    kind: z.literal('add'),
    /** Behind which clause or article, by its id; with a title it is an article of its own. */
    after: z.string().max(200),
    title: clauseTitle,
    text: clauseText,
    beside: z.strictObject({ title: clauseTitle, text: clauseText }).optional(),
  }),
  z.strictObject({ ...entryParts, kind: z.literal('strike'), block: z.string().max(200) }),
]) satisfies z.ZodType<LayerEntry>

const layerSchema = z.array(layerEntrySchema)

export type DeedLayer = z.infer<typeof layerSchema>

/** The server composes them and keeps them; on the way they are but JSON. */
const composed = typed<ComposedDocument>(z.unknown())
const deedDocuments = z.array(z.object({ key: z.string(), title: z.string(), document: composed }))

const deedSchema = z
  .object({
    /** What the office fills in, by the name of the place. */
    blanks: z.record(z.string(), z.string()),
    layer: layerSchema,
    /** Of the layer: what has no place any more since an answer changed, by id. */
    orphans: z.array(z.string()),
    /** What the answers give, without the layer. */
    generated: deedDocuments,
    /** What the answers that were paid for gave; null where none was changed since. */
    paid: deedDocuments.nullable(),
    /** Goes up with every change; whoever writes says which one was seen. */
    revision: z.number().int(),
    /** One page about the whole set, for who handles the case: what is open, what was chosen and why. Null while it is sealed. */
    notary_page: z.object({ title: z.string(), document: composed }).nullable(),
    /** What is being worked on, first; then every final deed that was sent round, newest first. */
    versions: z.array(
      z.object({
        number: z.number().int().nullable(),
        at: z.string().nullable(),
        hash: z.string().nullable(),
        answers_version: z.number().int().nullable(),
        documents: deedDocuments,
      }),
    ),
  })
  .meta({
    id: 'CaseDeed',
    description: 'The deed on its way: the draft with the office’s layer, and what was sent round.',
  })

export type CaseDeed = z.infer<typeof deedSchema>

export const readCaseDeed = defineRoute({
  ...staff,
  id: 'readCaseDeed',
  method: 'GET',
  path: '/api/notary/cases/:uuid/deed',
  summary: 'The deed as it stands, with every final version that was sent round',
  params,
  responses: { 200: deedSchema },
})

export const writeCaseDeed = defineRoute({
  ...staff,
  id: 'writeCaseDeed',
  method: 'PUT',
  path: '/api/notary/cases/:uuid/deed',
  summary: 'What the office fills in, adds and strikes',
  params,
  body: z.strictObject({
    blanks: z.record(z.string().max(200), z.string().max(longestFilling)),
    layer: layerSchema.max(50),
    /** Refused with 409 when somebody else was first. */
    revision: z.int32(),
  }),
  responses: { 200: deedSchema, 409: errorBody.describe('Somebody else was first.') },
})

export const readNotaryPage = defineRoute({
  ...staff,
  id: 'readNotaryPage',
  method: 'GET',
  path: '/api/notary/cases/:uuid/notary-page',
  summary: 'The page for the notary as a file: what is open in the documents, what was chosen and why',
  params,
  query: z.object({ format: z.enum(['pdf', 'docx']).default('pdf') }),
  responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
})

export const caseDeedRoutes = [readCaseDeed, writeCaseDeed] as const
