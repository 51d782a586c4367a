import type { Api } from '#contract/index.ts'
import { type ActingParty, risks } from '#domain/cases/index.ts'
import { caseStatuses } from '#domain/orders/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { queryAt } from '#web/links/index.ts'

/** The lists at the left. */
export const views = ['us', 'offices', 'mine', 'client', 'hold', 'running', 'unstaffed', 'elsewhere', 'closed'] as const
export type QueueView = (typeof views)[number]

/** Only support waits on offices, and sees to those in which nobody works. */
export const supportViews: readonly QueueView[] = ['offices', 'unstaffed', 'elsewhere']

type CasesQuery = NonNullable<Api['GET /api/notary/cases']['query']>
export type QueueAsked = { readonly view: QueueView } & Pick<
  CasesQuery,
  'status' | 'flow' | 'risk' | 'language' | 'handler' | 'office' | 'search'
>
export type QueueQuery = Omit<CasesQuery, 'cursor'>

const among = <One extends string>(list: readonly One[], text: string | undefined): One | undefined =>
  list.find((one) => one === text)

/** What the address asks for; what it cannot mean is left out. */
export function askedAt(search: string): QueueAsked {
  const given = queryAt('notary', search)
  const office = Number(given.office)
  return {
    view: among(views, given.view) ?? 'us',
    status: among(caseStatuses, given.status),
    flow: among(flowNames, given.flow),
    risk: among(risks, given.risk),
    language: among(['nl', 'en'] as const, given.language),
    handler: among(['me', 'nobody'] as const, given.handler),
    office: Number.isInteger(office) && office > 0 ? office : undefined,
    search: given.search,
  }
}

/** The same as an address; what is usual is not said. */
export const addressOf = ({ view, office, ...rest }: QueueAsked) => ({
  ...rest,
  view: view === 'us' ? undefined : view,
  office: office === undefined ? undefined : String(office),
})

const ofView: Readonly<Record<QueueView, (us: ActingParty) => QueueQuery>> = {
  us: (us) => ({ waiting_on: us }),
  offices: () => ({ waiting_on: 'notary' }),
  mine: () => ({ handler: 'me' }),
  client: () => ({ waiting_on: 'customer' }),
  hold: () => ({ status: 'on_hold' }),
  running: () => ({}),
  unstaffed: () => ({ desk: 'unstaffed' }),
  elsewhere: () => ({ desk: 'elsewhere' }),
  closed: () => ({ waiting_on: 'nobody' }),
}

/** What the server is asked for: a search goes through everything, a list through what belongs in it. */
export function queryOf({ view, search, ...filters }: QueueAsked, us: ActingParty): QueueQuery {
  const list = search === undefined ? ofView[view](us) : { search }
  const query = { ...filters, ...list }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

export const hasFilters = ({ status, flow, risk, language, handler, office }: QueueAsked): boolean =>
  [status, flow, risk, language, handler, office].some((one) => one !== undefined)
