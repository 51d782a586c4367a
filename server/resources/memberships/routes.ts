import type { FastifyInstance, FastifyReply } from 'fastify'
import { buyContractPackage, downloadPackageInvoice, withdrawContractPackage } from '#contract/contract-packages.ts'
import {
  cancelMembership,
  changeMembership,
  downloadMembershipInvoice,
  joinMembership,
  listSubscriptions,
  payMembership,
  readOwnMemberships,
  resumeMembership,
  withdrawMembership,
} from '#contract/memberships.ts'
import { ownSession, replied, serve } from '#server/http/index.ts'
import type { DrawnInvoice } from './invoicing.ts'
import type { MembershipService } from './service.ts'

type RouteParts = Pick<MembershipService, 'reading' | 'joining' | 'withdrawing' | 'packages' | 'invoicing'>

export async function registerMemberships(api: FastifyInstance, parts: RouteParts): Promise<void> {
  const { reading, joining, withdrawing, packages, invoicing } = parts

  serve(api, readOwnMemberships, ({ request }) => reading.list(ownSession(request).account))

  serve(api, listSubscriptions, async ({ request }) => ({
    subscriptions: await reading.subscriptions(ownSession(request).account),
  }))

  serve(api, joinMembership, ({ body, request }) => joining.join(ownSession(request).account, body.plan))

  serve(api, payMembership, ({ params, request }) => joining.pay(ownSession(request).account, params.uuid))

  serve(api, changeMembership, ({ params, body, request }) =>
    joining.change(ownSession(request).account, params.uuid, body.plan, body.preview ?? false),
  )

  serve(api, cancelMembership, ({ params, request }) => joining.cancel(ownSession(request).account, params.uuid))

  serve(api, resumeMembership, ({ params, request }) => joining.resume(ownSession(request).account, params.uuid))

  serve(api, withdrawMembership, ({ params, request }) =>
    withdrawing.withdraw(ownSession(request).account, params.uuid),
  )

  serve(api, downloadMembershipInvoice, async ({ params, request, reply }) => {
    sendInvoice(reply, await invoicing.download(ownSession(request).account, params.uuid))
    return replied
  })

  serve(api, buyContractPackage, ({ body, request }) => packages.buy(ownSession(request).account, body.package))

  serve(api, withdrawContractPackage, ({ params, request }) =>
    packages.withdraw(ownSession(request).account, params.uuid),
  )

  serve(api, downloadPackageInvoice, async ({ params, request, reply }) => {
    sendInvoice(reply, await invoicing.downloadPurchase(ownSession(request).account, params.uuid))
    return replied
  })
}

function sendInvoice(reply: FastifyReply, { bytes, number, sha256 }: DrawnInvoice): void {
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .header('etag', `"${sha256}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
