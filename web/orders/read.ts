import type { BeforePaying } from '#contract/before-paying.ts'
import type { Order } from '#contract/payments.ts'
import type { Incomplete, Questionnaire } from '#contract/questionnaires.ts'
import type { Messages } from '#domain/messages/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { href } from '#web/links/index.ts'

export const questionnaireOf = (flow: FlowName, uuid: string): Promise<Questionnaire> =>
  call(`GET /api/${flows[flow].api_path}/:uuid`, { params: { uuid } })

/** How everybody signs and what would be refused, by the answers as they are kept. */
export const beforePayingOf = (flow: FlowName, uuid: string): Promise<BeforePaying> =>
  call(`GET /api/${flows[flow].api_path}/:uuid/before_paying`, { params: { uuid } })

/** The order of a questionnaire; null as long as there is none. */
export async function orderOf(uuid: string): Promise<Order | null> {
  const { payments } = await call('GET /api/payments', { query: { questionnaire_uuid: uuid } })
  return payments[0] ?? null
}

/** Where the first answer is that an assistant wrote and nobody confirmed; null where something else was refused. */
export function toConfirm(flow: FlowName, uid: string, error: unknown): string | null {
  const entries = error instanceof ApiError ? error.errors : []
  const path = entries.find(({ code }) => code === 'unconfirmed')?.path
  return path === undefined ? null : `${href('flow', { flow, uid })}#q-${path.replace('.', '-')}`
}

type ReadCompletion =
  | { readonly payment: { readonly uuid: string } | null }
  | { readonly missing: Incomplete['errors'] }
  /** What an assistant wrote there must be confirmed first. */
  | { readonly unconfirmed: string }

/** Finds the answers complete, which makes the order or brings it up to date; or says what is missing. */
export async function readCompleted(flow: FlowName, uuid: string): Promise<ReadCompletion> {
  const key = `POST /api/${flows[flow].api_path}/:uuid/complete` as const
  try {
    return await call(key, { params: { uuid } })
  } catch (error) {
    const unconfirmed = toConfirm(flow, uuid, error)
    if (unconfirmed !== null) return { unconfirmed }
    const incomplete = refusalOf(error, key, 422)
    if (incomplete === null) throw error
    return { missing: incomplete.errors }
  }
}

const words = {
  nl: () => import('#domain/messages/nl-orders/index.ts').then((file) => file.orders as Messages),
  en: () => import('#domain/messages/en-orders/index.ts').then((file) => file.orders as Messages),
}

/** What the domain says about billing and prices, in the one language that is needed. */
export const orderWordsIn = (locale: Locale): Promise<Messages> => words[locale]()
