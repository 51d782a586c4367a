import type { FastifyInstance } from 'fastify'
import { listNotaryProducts, type NotaryProduct } from '#contract/dashboard.ts'
import { type FieldPath, touchedBy } from '#domain/documents/index.ts'
import { finalStep } from '#domain/flow/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { nextThing, type OrderState, paymentStatusOf } from '#domain/orders/index.ts'
import { companyCalled, type FlowName, flowNamed, flows, productOf } from '#domain/products/index.ts'
import type { Database } from '#server/db/index.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { Companies } from '../companies/actions.ts'
import { companyMeant, tellAmount } from '../companies/header.ts'
import type { DocumentService } from '../documents/service.ts'
import { titleOf } from '../documents/set.ts'
import type { UploadActions } from '../uploads/actions.ts'
import {
  type ProductRow,
  type SupplementRow,
  selectNewestChanges,
  selectProductsOf,
  selectSupplements,
} from './store.ts'

type DashboardParts = {
  readonly database: Database
  readonly uploads: Pick<UploadActions, 'listOf'>
  readonly documents: Pick<DocumentService, 'compose' | 'readQuestionnaire' | 'paidFor'>
  readonly companies: Pick<Companies, 'count' | 'read'>
}

export type DashboardActions = ReturnType<typeof dashboardActions>

type Owned = ProductRow & { readonly flow: FlowName }
type RecordedChange = { readonly fields: readonly string[]; readonly version: number | null; readonly at: Date }

/** What an order is for its owner; one whose money was taken back waits to be paid again. */
const stateOf = (order: OrderState | null): NotaryProduct['state'] =>
  order === null ? 'draft' : order === 'paid' ? 'paid' : 'ordered'

export function dashboardActions({ database, uploads, documents, companies }: DashboardParts) {
  /** Changes of one questionnaire with the documents they touch; these are made only when there are changes. */
  async function withDocuments(uuid: string, changes: readonly RecordedChange[]): Promise<NotaryProduct['changes']> {
    if (changes.length === 0) return []
    // As they would be now, and those that were paid for and would not be there any more.
    const [kept, paidFor] = [await documents.readQuestionnaire(uuid), await documents.paidFor(uuid)]
    const now = kept ? (await documents.compose(kept)).documents : []
    const then = paidFor ? (await documents.compose(paidFor)).documents : []
    const made = [...now, ...then.filter(({ key }) => !now.some((one) => one.key === key))]
    return changes.map(({ at, fields, version }) => ({
      at: at.toISOString(),
      fields: [...fields],
      version,
      documents: made
        .filter(({ document }) => fields.some((field) => touchedBy(document, field as FieldPath).articles.length > 0))
        .map(({ document }) => titleOf(document)),
    }))
  }

  return {
    companies,

    async list(account: string): Promise<NotaryProduct[]> {
      const rows = (await selectProductsOf(database.db, account)).flatMap((row): Owned[] => {
        const flow = flowNamed(row.flow)
        return flow && productOf(flow) ? [{ ...row, flow }] : []
      })
      if (rows.length === 0) return []
      const uuids = rows.map(({ uuid }) => uuid)
      const [sent, changes, supplements] = await Promise.all([
        uploads.listOf(rows),
        selectNewestChanges(database.db, uuids),
        selectSupplements(database.db, uuids),
      ])
      return Promise.all(
        rows.map(async (row) => ({
          ...toProduct(
            row,
            supplements.filter(({ questionnaire }) => questionnaire === row.uuid),
          ),
          uploads: sent.get(row.uuid) ?? [],
          changes: await withDocuments(
            row.uuid,
            changes.filter(({ questionnaire }) => questionnaire === row.uuid),
          ),
        })),
      )
    },
  }
}

function caseOf({
  case: status,
  since,
  turn,
  waiting_on,
  due,
  hold,
  meeting_at,
  unanswered,
}: Owned): NotaryProduct['case'] {
  if (status === null || since === null || turn === null || waiting_on === null) return null
  return {
    ...{ status, since: since.toISOString(), turn, waiting_on, due, hold, unanswered },
    meeting: meeting_at !== null,
  }
}

const invoiceOf = (order: string, number: string | null) =>
  number === null ? null : { number, path: `/api/payments/${order}/invoice.pdf` }

const shownSupplements = (rows: readonly SupplementRow[]) =>
  rows.flatMap(({ uuid, supplement: reason, payable_price, paid_at, method, invoice }) =>
    reason === null || paid_at === null
      ? []
      : [{ uuid, reason, payable_price, method, paid_at: paid_at.toISOString(), invoice: invoiceOf(uuid, invoice) }],
  )

function toProduct(row: Owned, supplements: readonly SupplementRow[]): Omit<NotaryProduct, 'uploads' | 'changes'> {
  const { uuid, flow, attempt, completed_at, order, payable_price, invoice } = row
  const status = attempt === null ? null : paymentStatusOf(attempt)
  const product = productOf(flow)
  return {
    uuid,
    flow,
    api_path: flows[flow].api_path,
    product_name: { nl: nl.flow.products[flow], en: en.flow.products[flow] },
    company_name: companyCalled(flow, row.company_name),
    state: stateOf(row.state),
    step: row.step,
    final_step: product ? finalStep(product) : 0,
    payment:
      order === null || payable_price === null
        ? null
        : {
            uuid: order,
            status: status ?? 'open',
            payable_price,
            paid_at: row.paid_at?.toISOString() ?? null,
            method: row.method,
            invoice: invoiceOf(order, invoice),
            supplements: shownSupplements(supplements),
          },
    case: caseOf(row),
    next: nextThing({ completed: completed_at !== null, order: row.state, payment: status, case: row.case }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function registerDashboard(api: FastifyInstance, actions: DashboardActions): Promise<void> {
  serve(api, listNotaryProducts, async ({ request, reply }) => {
    const { account } = ownSession(request)
    await tellAmount(reply, actions.companies, account)
    const said = companyMeant(request)
    // What brought that company into being; of one that was typed in there is nothing.
    const company = said === undefined ? undefined : await actions.companies.read(account, said)
    const products = await actions.list(account)
    return { notary_products: products.filter(({ uuid }) => !company || uuid === company.questionnaire) }
  })
}
