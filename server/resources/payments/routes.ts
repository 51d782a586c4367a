import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createPayment,
  downloadInvoice,
  listPayments,
  payAgain,
  paymentWebhook,
  readPayment,
  readPaymentForAnalytics,
} from '#contract/payments.ts'
import { errorEntry, ownSession, type Refuse, replied, serve } from '#server/http/index.ts'
import type { Invoices } from '../invoices/service.ts'
import type { Paid, PaymentActions } from './actions.ts'

type RouteParts = { readonly payments: PaymentActions; readonly invoices: Pick<Invoices, 'download'> }

const sentences = {
  order_changed: 'The order changed since it was shown: look at it again.',
  already_paid: 'This order is paid: there is nothing to pay.',
} as const

export async function registerPayments(api: FastifyInstance, { payments, invoices }: RouteParts): Promise<void> {
  const asked = (request: FastifyRequest, uuid: string) => ({ uuid, account: ownSession(request).account })

  serve(api, listPayments, async ({ query, request }) => ({
    payments: await payments.list(ownSession(request).account, query.questionnaire_uuid),
  }))

  serve(api, readPayment, ({ params, request }) => payments.read(asked(request, params.uuid)))

  serve(api, createPayment, async ({ body: { uuid, revision, ...boxes }, request, refuse }) =>
    answer(refuse, uuid, await payments.create(asked(request, uuid), boxes, revision)),
  )

  serve(api, payAgain, async ({ params: { uuid }, request, refuse }) =>
    answer(refuse, uuid, await payments.again(asked(request, uuid))),
  )

  serve(api, readPaymentForAnalytics, ({ params, request }) => payments.analytics(asked(request, params.uuid)))

  serve(api, downloadInvoice, async ({ params, request, reply }) => {
    const { bytes, number, sha256 } = await invoices.download(asked(request, params.uuid))
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${number}.pdf"`)
      .header('etag', `"${sha256}"`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return replied
  })

  // The provider calls again until it is answered with 200: when we could not ask, it must.
  serve(api, paymentWebhook, async ({ body }) => {
    await payments.hear(body.id)
    return ''
  })
}

function answer(refuse: Refuse<typeof createPayment | typeof payAgain>, uuid: string, paid: Paid) {
  if (paid.outcome === 'link') return { uuid, payment_link: paid.link }
  const { outcome: code, current } = paid
  if (code === 'unconfirmed') {
    return refuse(409, { errors: paid.paths.map((path) => ({ ...errorEntry(code), path })), current })
  }
  return refuse(409, { errors: [{ code, message: sentences[code] }], current })
}
