import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  addPartUpload,
  declarePart,
  declinePart,
  downloadPart,
  readPart,
  readPartDeclaration,
  readPartDeed,
  readPartPower,
  readPartUpload,
  removePartUpload,
  renewLink,
  savePart,
  showCode,
  writeOnPart,
} from '#contract/participants.ts'
import {
  inviteParticipant,
  listParticipants,
  readParticipantDeclaration,
  readParticipantThread,
  replaceParticipant,
  revokeInvitation,
  takeBackPart,
  writeToParticipant,
} from '#contract/participants-invited.ts'
import { errorEntry, etagOf, ownSession, serve, uploaded } from '#server/http/index.ts'
import type { CaseForParticipants } from '../cases/for-participants.ts'
import { replyWithFile } from '../uploads/routes.ts'
import type { Declarations } from './declaration.ts'
import type { Door } from './door.ts'
import { partDownload } from './download.ts'
import type { InvitedActions } from './invited.ts'
import type { PartPapers } from './papers.ts'
import type { PartActions } from './part.ts'
import type { OwnPowers } from './powers.ts'
import type { ParticipantThread } from './thread.ts'

type RouteParts = {
  readonly door: Door
  readonly part: PartActions
  readonly papers: PartPapers
  readonly powers: Pick<OwnPowers, 'draw'>
  readonly thread: ParticipantThread
  readonly declarations: Declarations
  readonly cases: CaseForParticipants
  readonly invited: InvitedActions
}

export async function registerParticipants(api: FastifyInstance, parts: RouteParts): Promise<void> {
  const { door, part, papers, powers, thread, declarations, cases, invited } = parts

  // Personal, by an address that is a key: kept by nobody on the way.
  const unkept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')
  const shown = <Answer extends { readonly version: number }>(reply: FastifyReply, answer: Answer): Answer => {
    unkept(reply).header('etag', etagOf(answer.version))
    return answer
  }

  serve(api, readPart, async ({ params, request, reply }) =>
    shown(reply, await part.read(await door.enter(params.token, request))),
  )
  serve(api, showCode, ({ params, body, request, reply }) => door.code(params.token, body.code, request, reply))
  serve(api, renewLink, async ({ params, request }) => {
    await door.renew(params.token, request.ip)
    return { accepted: true as const }
  })
  serve(api, savePart, async ({ params, body, request, reply, refuse }) => {
    const entered = await door.enter(params.token, request)
    const { outcome, part: current } = await part.save(entered, body.answers, request.headers['if-match'])
    if (outcome === 'changed') return shown(reply, current)
    return refuse(409, { errors: [errorEntry('conflict')], current: shown(reply, current) })
  })
  serve(api, readPartDeed, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return part.deed(await door.enter(params.token, request))
  })
  serve(api, declarePart, async ({ params, body, request, reply, refuse }) => {
    const { outcome, part: current } = await part.declare(await door.enter(params.token, request), body)
    if (outcome === 'changed') return shown(reply, current)
    return refuse(409, { errors: [errorEntry('conflict')], current: shown(reply, current) })
  })
  serve(api, declinePart, async ({ params, request }) => {
    await part.decline(await door.enter(params.token, request))
    return { declined: true as const }
  })
  serve(api, addPartUpload, async ({ params, query, request }) => {
    const entered = await door.enter(params.token, request)
    await papers.demandMayAdd(entered)
    const { name, bytes } = await uploaded(request)
    return papers.add(entered, query.kind, { name, bytes })
  })
  serve(api, readPartUpload, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await papers.open(await door.enter(params.token, request), params.upload)),
  )
  serve(api, removePartUpload, async ({ params, request }) => {
    await papers.remove(await door.enter(params.token, request), params.upload)
    return { success: true as const }
  })
  serve(api, readPartDeclaration, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await declarations.own(await door.enter(params.token, request))),
  )
  serve(api, readPartPower, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await powers.draw(await door.enter(params.token, request), params.document)),
  )
  serve(api, writeOnPart, async ({ params, body, request, reply }) =>
    shown(reply, await part.write(await door.enter(params.token, request), body.text)),
  )

  const pack = partDownload(parts)
  serve(api, downloadPart, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await pack(await door.enter(params.token, request))),
  )

  serve(api, listParticipants, ({ query, request }) => invited.list(ownSession(request).account, query.questionnaire))
  serve(api, inviteParticipant, ({ params, request }) => invited.invite(ownSession(request).account, params.id))
  serve(api, revokeInvitation, ({ params, request }) => invited.revoke(ownSession(request).account, params.id))
  serve(api, takeBackPart, ({ params, request }) => invited.takeBack(ownSession(request).account, params.id))
  serve(api, readParticipantThread, ({ params, request }) =>
    thread.read(ownSession(request), params.uuid, params.person),
  )
  serve(api, writeToParticipant, ({ params, body, request }) =>
    thread.write(ownSession(request), params.uuid, params.person, { text: body.text, key: null }),
  )
  serve(api, readParticipantDeclaration, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await declarations.forOffice(cases, ownSession(request), params.uuid, params.person)),
  )
  serve(api, replaceParticipant, ({ params, body, request }) =>
    invited.replace(ownSession(request).account, params.id, body),
  )
}
