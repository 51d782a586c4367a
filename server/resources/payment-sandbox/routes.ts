import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import { serveLook } from '../sandbox-pages/page.ts'
import { checkoutPage, paymentStyles, unknownPage } from './page.ts'
import { subscriptionsPage } from './page-subscriptions.ts'
import { type PaymentSandbox, paymentChoices, subscriptionsPath } from './sandbox.ts'

type PaymentSandboxOptions = {
  /** Without it there is nothing at these addresses. */
  readonly sandbox: PaymentSandbox | null
}

const html = 'text/html; charset=utf-8'

const charged = z.object({ choice: z.enum(['paid', 'failed', 'pending']) })
const chosen = z.object({ choice: z.enum(paymentChoices), silent: z.literal('true').optional() })

export async function paymentSandboxRoutes(app: FastifyInstance, { sandbox }: PaymentSandboxOptions): Promise<void> {
  if (!sandbox) return
  sandbox.connect(async (url, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    return answer.statusCode
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(formbody)

  await serveLook(app, paymentStyles)

  app.get<{ Params: { id: string } }>('/sandbox/payments/checkout/:id', async (request, reply) => {
    const payment = await sandbox.find(request.params.id)
    return payment ? reply.type(html).send(checkoutPage(payment)) : sendUnknown(request, reply)
  })

  app.post<{ Params: { id: string } }>('/sandbox/payments/checkout/:id', async (request, reply) => {
    const { id } = request.params
    const { data } = chosen.safeParse(request.body)
    const next = data && (await sandbox.choose(id, data.choice, { silent: data.silent === 'true' }))
    if (next !== undefined) return reply.redirect(next, 303)
    // It ended meanwhile, or there is nothing to choose: shown as it stands.
    const payment = await sandbox.find(id)
    return payment ? reply.code(409).type(html).send(checkoutPage(payment)) : sendUnknown(request, reply)
  })

  app.get(subscriptionsPath, async (request, reply) =>
    reply.type(html).send(subscriptionsPage(localeOfReader(request), await sandbox.subscriptions())),
  )

  app.post<{ Params: { id: string } }>(`${subscriptionsPath}/:id`, async (request, reply) => {
    const { data } = charged.safeParse(request.body)
    const payment = data && (await sandbox.charge(request.params.id, data.choice))
    if (payment === undefined)
      return reply
        .code(409)
        .type(html)
        .send(unknownPage(localeOfReader(request)))
    return reply.redirect(
      data?.choice === 'pending' ? `/sandbox/payments/checkout/${payment.id}` : subscriptionsPath,
      303,
    )
  })

  app.all('/sandbox/payments/v2/*', async (request, reply) => {
    const { method, url, headers, body } = request
    const sent = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const answer = await sandbox.fetch(url, {
      method,
      headers: Object.fromEntries(sent),
      ...(body != null && { body: JSON.stringify(body) }),
    })
    return reply
      .code(answer.status)
      .type('application/hal+json')
      .send(await answer.text())
  })
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply) => {
  return reply
    .code(404)
    .type(html)
    .send(unknownPage(localeOfReader(request)))
}

function localeOfReader(request: FastifyRequest): Locale {
  const [first = ''] = (request.headers['accept-language'] ?? '').split(/[-,;]/)
  return localeFrom(first) ?? 'nl'
}
