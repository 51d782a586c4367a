import type { createFakeProvider } from '#server/adapters/payments/index.ts'
import type { TestApp } from './app-open.ts'
import { type Founder, founderWithOrder } from './orders.ts'

type FakeProvider = ReturnType<typeof createFakeProvider>

/** The number of a payment at the fake provider, by where it is paid. */
export const idIn = (link: unknown): string => String(link).split('/').at(-1) ?? ''

/** Begins to pay and answers the number of the payment. */
export async function beginPayment(founder: Founder, body: object = {}): Promise<string> {
  const begun = await founder.pay(body)
  if (begun.statusCode !== 201) throw new Error(`Nothing can be paid: ${begun.body}`)
  return idIn(begun.json().payment_link)
}

/** A founder at the provider's page. */
export async function atTheProvider(
  service: TestApp,
  options?: Parameters<typeof founderWithOrder>[1],
): Promise<{ readonly founder: Founder; readonly id: string }> {
  const founder = await founderWithOrder(service, options)
  return { founder, id: await beginPayment(founder) }
}

/** The provider says that there is news of a payment. */
export const tell = (id: string, { app }: Pick<TestApp, 'app'>) =>
  app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  })

/** Something happens to a payment at the provider, which tells of it. */
export async function happens(
  provider: FakeProvider,
  service: Pick<TestApp, 'app'>,
  id: string,
  change: Parameters<FakeProvider['set']>[1],
): Promise<void> {
  provider.set(id, change)
  const { statusCode } = await tell(id, service)
  if (statusCode !== 200) throw new Error(`The news was answered with ${statusCode}.`)
}

/** How often an alarm was raised. */
export async function alarmsIn({ metrics }: Pick<TestApp, 'metrics'>, alarm: string): Promise<number> {
  const { values } = (await metrics.registry.getSingleMetric('payment_alarms_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0
}
