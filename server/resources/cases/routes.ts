import type { FastifyInstance } from 'fastify'
import { listAccesses } from '#contract/accesses.ts'
import { readCaseDeed, readNotaryPage, writeCaseDeed } from '#contract/case-deed.ts'
import { countCases, exportCases, listCases, listOffices } from '#contract/case-queue.ts'
import {
  actOnOwnCase,
  readOwnAppointment,
  readOwnBankPapers,
  readOwnCase,
  readOwnConcept,
  seeOwnMessages,
  writeOnOwnCase,
} from '#contract/cases.ts'
import {
  actOnCase,
  addCaseDocument,
  closeComment,
  commentOnCase,
  downloadCase,
  moveReview,
  readAppointment,
  readCase,
  readCaseDocument,
  readClientCheckPaper,
  recordOnCase,
  refundCase,
  resendCaseMail,
  reviewCaseDocument,
  takeChange,
  unsealCase,
  writeClientCheck,
} from '#contract/notary-cases.ts'
import { asAttachment, ownSession, replied, serve, uploaded } from '#server/http/index.ts'
import { replyWithFile } from '../uploads/routes.ts'
import type { accessActions } from './accesses.ts'
import { queueTable } from './csv.ts'
import type { OfficeActions } from './office.ts'
import type { OwnCaseActions } from './own.ts'
import type { QueueActions } from './queue.ts'
import { orRefused } from './refused.ts'

/** What the office and support call. */
export async function registerCases(
  api: FastifyInstance,
  { actions, queue }: { readonly actions: OfficeActions; readonly queue: QueueActions },
): Promise<void> {
  serve(api, listCases, ({ query, request }) => queue.list(ownSession(request), query))
  serve(api, countCases, ({ request }) => queue.count(ownSession(request)))
  serve(api, listOffices, ({ request }) => queue.offices(ownSession(request)))
  serve(api, exportCases, async ({ query, request, reply }) => {
    const rows = await queue.rows(ownSession(request), query)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', asAttachment('wachtrij.csv'))
      .send(queueTable(rows))
    return replied
  })
  serve(api, readCase, ({ params, request }) => actions.read(ownSession(request), params.uuid))
  serve(api, actOnCase, ({ params, body, request, refuse }) =>
    orRefused(actions.act(ownSession(request), params.uuid, body), refuse),
  )
  serve(api, recordOnCase, ({ params, body, request, refuse }) =>
    orRefused(actions.record(ownSession(request), params.uuid, body), refuse),
  )
  serve(api, commentOnCase, ({ params, body, request }) => actions.comment(ownSession(request), params.uuid, body))
  serve(api, closeComment, ({ params: { uuid, id }, body, request }) =>
    actions.close(ownSession(request), uuid, id, body.resolved),
  )
  serve(api, takeChange, ({ params: { uuid, id }, request }) => actions.take(ownSession(request), uuid, id))
  serve(api, readCaseDocument, async ({ params: { uuid, document }, request, reply }) =>
    replyWithFile(reply, await actions.document(ownSession(request), uuid, document)),
  )
  serve(api, downloadCase, async ({ params, request, reply }) =>
    replyWithFile(reply, await actions.archive(ownSession(request), params.uuid)),
  )
  serve(api, reviewCaseDocument, ({ params: { uuid, document }, body, request }) =>
    actions.review(ownSession(request), uuid, document, body),
  )
  serve(api, addCaseDocument, async ({ params, query, request }) => {
    // Before anything of a body is read: who may not send a file need not wait until it has arrived.
    await actions.read(ownSession(request), params.uuid)
    return actions.add(ownSession(request), params.uuid, query, await uploaded(request))
  })
  serve(api, writeClientCheck, ({ params, body, request, refuse }) =>
    orRefused(actions.check(ownSession(request), params.uuid, body), refuse),
  )
  serve(api, readClientCheckPaper, async ({ params, query, request, reply }) =>
    replyWithFile(reply, await actions.checkPaper(ownSession(request), params.uuid, query.language)),
  )
  serve(api, readAppointment, async ({ params, request, reply }) =>
    replyWithFile(reply, await actions.appointment(ownSession(request), params.uuid)),
  )
  serve(api, unsealCase, ({ params, body, request }) => actions.unseal(ownSession(request), params.uuid, body.reason))
  serve(api, moveReview, ({ params, body, request, refuse }) =>
    orRefused(actions.moveReview(ownSession(request), params.uuid, body.move, body.note), refuse),
  )
  serve(api, readCaseDeed, ({ params, request }) => actions.deed(ownSession(request), params.uuid))
  serve(api, readNotaryPage, async ({ params, query, request, reply }) =>
    replyWithFile(reply, await actions.notaryPage(ownSession(request), params.uuid, query.format)),
  )
  serve(api, writeCaseDeed, ({ params, body, request }) => actions.writeDeed(ownSession(request), params.uuid, body))
  serve(api, resendCaseMail, ({ params: { uuid, id }, request }) => actions.resend(ownSession(request), uuid, id))
  serve(api, refundCase, ({ params, body, request, refuse }) =>
    orRefused(actions.refund(ownSession(request), params.uuid, body.amount), refuse),
  )
}

/** What a founder calls. */
export async function registerOwnCases(
  api: FastifyInstance,
  { actions, accesses }: { readonly actions: OwnCaseActions; readonly accesses: ReturnType<typeof accessActions> },
): Promise<void> {
  serve(api, listAccesses, async ({ request }) => ({ accesses: await accesses.list(ownSession(request).account) }))
  serve(api, readOwnCase, ({ params, request }) => actions.read(ownSession(request).account, params.uuid))
  serve(api, actOnOwnCase, ({ params, body, request, refuse }) =>
    orRefused(actions.act(ownSession(request).account, params.uuid, body), refuse),
  )
  serve(api, writeOnOwnCase, ({ params, body, request }) =>
    actions.write(ownSession(request).account, params.uuid, body),
  )
  serve(api, seeOwnMessages, async ({ params, body, request }) => {
    await actions.see(ownSession(request).account, params.uuid, body.up_to)
    return { seen: true as const }
  })
  serve(api, readOwnAppointment, async ({ params, request, reply }) =>
    replyWithFile(reply, await actions.appointment(ownSession(request).account, params.uuid)),
  )
  serve(api, readOwnBankPapers, async ({ params, request, reply }) =>
    replyWithFile(reply, await actions.bankPapers(ownSession(request).account, params.uuid)),
  )
  serve(api, readOwnConcept, ({ params: { uuid, number }, request }) =>
    actions.concept(ownSession(request).account, uuid, number),
  )
}
