import { z } from 'zod'
import { holdReasons, parties } from '#domain/cases/index.ts'
import { caseStatuses, nextThings, paymentMethods, paymentStatuses, supplementReasons } from '#domain/orders/index.ts'
import { documentReviews, paperKinds, rejectReasons } from '#domain/papers/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/** Why a file was not taken, as the code of an error at `file` says; screens have words for each. */
export type UploadRefusal =
  | 'required'
  | 'one_file'
  | 'invalid_format'
  | 'too_large'
  | 'too_many'
  | 'infected'
  | 'not_scanned'

export const uploadSchema = z
  .object({
    uuid: z.string(),
    kind: z.enum(paperKinds),
    /** Whose it is, as in `p1`; null where it is the company's or nobody's. */
    person: z.string().nullable(),
    /** As the founder called it. */
    name: z.string(),
    media_type: z.string(),
    size: z.number().int(),
    review: z.enum(documentReviews),
    /** Why it was sent back. */
    reason: z.enum(rejectReasons).nullable(),
    note: z.string().nullable(),
    created_at: z.string(),
    /** Where its bytes are. */
    path: z.string(),
  })
  .meta({ id: 'Upload', description: 'A file that a founder sent for the notary.' })

export type Upload = z.infer<typeof uploadSchema>

const changeSchema = z.object({
  at: z.string(),
  /** Paths of answers, as in `main.company_name`: never what was answered. */
  fields: z.array(z.string()),
  /** The version of the answers that it made; 1 is what was paid for. Null where that was not kept yet. */
  version: z.number().int().nullable(),
  /** Titles of the documents it changes. */
  documents: z.array(z.string()),
})

const invoiceSchema = z.object({ number: z.string(), path: z.string() })

/** How it was paid, as far as it is known. */
const methodSchema = z.enum(paymentMethods).nullable()

const productSchema = z
  .object({
    uuid: z.string(),
    flow: z.enum(flowNames),
    api_path: z.string(),
    /** What it is, in the words of both languages: "Nederlandse BV" and "Dutch BV". */
    product_name: z.object({ nl: z.string(), en: z.string() }),
    company_name: z.string().nullable(),
    /** draft: still being filled in. ordered: complete, not paid. paid: with the notary. */
    state: z.enum(['draft', 'ordered', 'paid']),
    step: z.number().int(),
    final_step: z.number().int(),
    payment: z
      .object({
        uuid: z.string(),
        status: z.enum(paymentStatuses),
        payable_price: z.number().int(),
        paid_at: z.string().nullable(),
        method: methodSchema,
        invoice: invoiceSchema.nullable(),
        /** What was paid or given back beside it since, the oldest first. */
        supplements: z.array(
          z.object({
            uuid: z.string(),
            reason: z.enum(supplementReasons),
            /** In cents with VAT; below zero it went back. */
            payable_price: z.number().int(),
            paid_at: z.string(),
            method: methodSchema,
            invoice: invoiceSchema.nullable(),
          }),
        ),
      })
      .nullable(),
    case: z
      .object({
        status: z.enum(caseStatuses),
        since: z.string(),
        turn: z.enum(['office', 'signers']),
        waiting_on: z.enum(parties),
        /** A day in Amsterdam, as in 2026-12-04. */
        due: z.string().nullable(),
        hold: z.enum(holdReasons).nullable(),
        /** A moment to sign was agreed. */
        meeting: z.boolean(),
        /** What the office asked and nobody answered. */
        unanswered: z.number().int(),
      })
      .nullable(),
    next: z.enum(nextThings),
    uploads: z.array(uploadSchema),
    /** Answers that were changed after payment. */
    changes: z.array(changeSchema),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({
    id: 'NotaryProduct',
    description: 'One company, foundation or transfer of this account, from draft to done.',
  })

export type NotaryProduct = z.infer<typeof productSchema>

export const listNotaryProducts = defineRoute({
  id: 'listNotaryProducts',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products',
  summary:
    'Everything this account is making or has made, newest change first; with a Company-id header what that company came from',
  tags: ['dashboard'],
  secret: true,
  responses: { 200: z.object({ notary_products: z.array(productSchema) }), 404: errorBody },
})
