import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { type SandboxPayment, withLinks } from './payment.ts'
import {
  canceledSubscription,
  newCustomer,
  newMandate,
  newSubscription,
  nextChargeOf,
  type SandboxSubscription,
  withSelf,
} from './recurring.ts'
import { insertPayment, selectPayments } from './store.ts'
import {
  findRecurring,
  holdSubscription,
  insertRecurring,
  selectRecurring,
  updateSubscription,
} from './store-recurring.ts'

type RecurringParts = {
  readonly database: Database
  readonly clock: Clock
  readonly base: string
  readonly answer: (status: number, body: unknown) => Response
  readonly refuse: (status: number, detail: string, field?: string) => Response
}

type SandboxCall = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly key: string | null
}

const pathForm = /\/v2\/customers(?:\/([^/]+)(?:\/(mandates|subscriptions)(?:\/([^/]+)(\/payments)?)?)?)?\/?$/

/** Customers, mandates and subscriptions of the sandbox. */
export function createRecurringSandbox({ database, clock, base, answer, refuse }: RecurringParts) {
  const { db } = database
  const here = (path: string) => `${base}/v2/customers${path}`
  const missing = (id: string) => refuse(404, `Nothing exists with token ${id}.`)

  const embedded = (name: string, things: readonly object[], path: string) =>
    answer(200, {
      count: things.length,
      _embedded: { [name]: things },
      _links: { self: { href: here(path), type: 'application/hal+json' }, previous: null, next: null },
    })

  async function createCustomer({ body, key }: SandboxCall): Promise<Response> {
    const fresh = newCustomer(body, clock.now())
    if ('refusal' in fresh) return refuse(422, fresh.refusal.detail, fresh.refusal.field)
    const row = { kind: 'customer', content: fresh.made, customer: null, idempotency_key: key } as const
    const customer = await database.inTransaction((tx) => insertRecurring(tx, row, clock.now()))
    return answer(201, withSelf(customer, here(`/${customer.id}`)))
  }

  const shown = (subscription: SandboxSubscription) =>
    withSelf(subscription, here(`/${subscription.customerId}/subscriptions/${subscription.id}`))

  async function subscribe(customer: string, { body, key }: SandboxCall): Promise<Response> {
    return database.inTransaction(async (tx) => {
      const [mandate] = await selectRecurring(tx, 'mandate', customer)
      if (mandate?.status !== 'valid') return refuse(422, 'The customer has no valid mandate', 'customerId')
      const before = await selectRecurring(tx, 'subscription', customer)
      const taken = key === null ? before.filter(({ status }) => status === 'active') : []
      const descriptions = taken.map(({ description }) => description)
      const fresh = newSubscription(body, { customer, mandate: mandate.id, taken: descriptions }, clock.now())
      if ('refusal' in fresh) return refuse(422, fresh.refusal.detail, fresh.refusal.field)
      const row = { kind: 'subscription', content: fresh.made, customer, idempotency_key: key } as const
      return answer(201, shown(await insertRecurring(tx, row, clock.now())))
    })
  }

  async function cancel(customer: string, id: string): Promise<Response> {
    return database.inTransaction(async (tx) => {
      const subscription = await holdSubscription(tx, id)
      if (subscription?.customerId !== customer) return missing(id)
      if (subscription.status !== 'active') return refuse(422, 'The subscription has been canceled')
      const canceled = canceledSubscription(subscription, clock.now())
      await updateSubscription(tx, canceled)
      return answer(200, shown(canceled))
    })
  }

  return {
    /** Undefined for what is no matter of customers. */
    async fetch(asked: SandboxCall): Promise<Response | undefined> {
      const found = pathForm.exec(asked.path)
      if (!found) return undefined
      const { method } = asked
      const [, customer, things, id, payments] = found
      if (customer === undefined) return method === 'POST' ? createCustomer(asked) : refuse(405, 'Not this method')
      const known = await findRecurring(db, 'customer', customer)
      if (known === undefined) return missing(customer)
      if (things === undefined) return answer(200, withSelf(known, here(`/${customer}`)))
      if (id === undefined && things === 'subscriptions' && method === 'POST') return subscribe(customer, asked)
      if (id === undefined) {
        const list =
          things === 'mandates'
            ? await selectRecurring(db, 'mandate', customer)
            : await selectRecurring(db, 'subscription', customer)
        const shownOnes = list.map((one) => withSelf(one, here(`/${customer}/${things}/${one.id}`)))
        return embedded(things, shownOnes, `/${customer}/${things}`)
      }
      if (payments !== undefined) {
        const charged = (await selectPayments(db, 250)).filter(({ subscriptionId }) => subscriptionId === id)
        const all = charged.map((one) => withLinks(one, base))
        return embedded('payments', all, `/${customer}/${things}/${id}/payments`)
      }
      if (things === 'subscriptions' && method === 'DELETE') return cancel(customer, id)
      const one =
        things === 'mandates' ? await findRecurring(db, 'mandate', id) : await findRecurring(db, 'subscription', id)
      return one?.customerId === customer
        ? answer(200, withSelf(one, here(`/${customer}/${things}/${id}`)))
        : missing(id)
    },

    /** The mandate by which a payment may be taken; undefined where there is none. */
    mandateOf: async (customer: string): Promise<string | undefined> =>
      (await selectRecurring(db, 'mandate', customer)).find(({ status }) => status === 'valid')?.id,

    hasCustomer: async (id: string): Promise<boolean> => (await findRecurring(db, 'customer', id)) !== undefined,

    /** A first payment that was paid makes a mandate. */
    async takeMandate(tx: Tx, { sequenceType, customerId }: SandboxPayment): Promise<void> {
      if (sequenceType !== 'first' || customerId === undefined) return
      const row = { kind: 'mandate', content: newMandate(customerId, clock.now()), customer: customerId } as const
      await insertRecurring(tx, { ...row, idempotency_key: `mandate-${customerId}` }, clock.now())
    },

    subscriptions: () => selectRecurring(db, 'subscription'),

    /** Makes the charge that is due next, whatever day it is; undefined where nothing is. */
    async charge(tx: Tx, id: string): Promise<SandboxPayment | undefined> {
      const subscription = await holdSubscription(tx, id)
      const due = subscription?.status === 'active' ? nextChargeOf(subscription) : undefined
      if (due === undefined) return undefined
      await updateSubscription(tx, due.after)
      await insertPayment(tx, due.payment, null, clock.now())
      return due.payment
    },
  }
}
