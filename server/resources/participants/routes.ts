import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  declarePart,
  declinePart,
  readPart,
  readPartDeed,
  renewLink,
  savePart,
  showCode,
} from '#contract/participants.ts'
import {
  inviteParticipant,
  listParticipants,
  replaceParticipant,
  revokeInvitation,
  takeBackPart,
} from '#contract/participants-invited.ts'
import { errorEntry, etagOf, ownSession, serve } from '#server/http/index.ts'
import type { Door } from './door.ts'
import type { InvitedActions } from './invited.ts'
import type { PartActions } from './part.ts'

type RouteParts = { readonly door: Door; readonly part: PartActions; readonly invited: InvitedActions }

export async function registerParticipants(api: FastifyInstance, { door, part, invited }: RouteParts): Promise<void> {
  // Personal, by an address that is a key: kept by nobody on the way.
  const shown = <Answer extends { readonly version: number }>(reply: FastifyReply, answer: Answer): Answer => {
    reply.header('etag', etagOf(answer.version)).header('cache-control', 'no-store')
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

  serve(api, listParticipants, ({ query, request }) => invited.list(ownSession(request).account, query.questionnaire))
  serve(api, inviteParticipant, ({ params, request }) => invited.invite(ownSession(request).account, params.id))
  serve(api, revokeInvitation, ({ params, request }) => invited.revoke(ownSession(request).account, params.id))
  serve(api, takeBackPart, ({ params, request }) => invited.takeBack(ownSession(request).account, params.id))
  serve(api, replaceParticipant, ({ params, body, request }) =>
    invited.replace(ownSession(request).account, params.id, body),
  )
}
