import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  approveContract,
  createContract,
  downloadContractDocx,
  downloadContractPdf,
  downloadSignedContract,
  listContracts,
  readContract,
  readContractDocument,
  remindSigner,
  removeContract,
  saveContract,
  sendContract,
  submitContract,
  watchContract,
  withdrawContract,
} from '#contract/contracts.ts'
import { errorEntry, etagOf, openEventStream, ownSession, replied, serve } from '#server/http/index.ts'
import type { Companies } from '../companies/actions.ts'
import { companyMeant, tellAmount } from '../companies/header.ts'
import { replyWithFile } from '../uploads/routes.ts'
import type { ContractApproving } from './approving.ts'
import type { ContractDrafting } from './drafting.ts'
import type { ContractSending } from './sending.ts'
import type { ContractsWatched } from './watching-own.ts'

type RouteParts = {
  readonly companies: Pick<Companies, 'count'>
  readonly drafting: ContractDrafting
  readonly approving: ContractApproving
  readonly sending: ContractSending
  readonly watched: ContractsWatched
}

export async function registerContracts(api: FastifyInstance, parts: RouteParts): Promise<void> {
  const { companies, drafting, approving, sending, watched } = parts
  api.addHook('preClose', async () => watched.close())

  async function caller(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { account } = ownSession(request)
    await tellAmount(reply, companies, account)
    return account
  }
  const shown = <Answer extends { readonly version: number }>(reply: FastifyReply, answer: Answer): Answer => {
    reply.header('etag', etagOf(answer.version))
    return answer
  }

  serve(api, listContracts, async ({ query, request, reply }) =>
    drafting.list(await caller(request, reply), companyMeant(request), query),
  )
  serve(api, createContract, async ({ body, request, reply }) => {
    const company = body.company ?? companyMeant(request)
    return shown(reply, await drafting.create(await caller(request, reply), { ...body, company }))
  })
  serve(api, readContract, async ({ params, request, reply }) =>
    shown(reply, await drafting.read(await caller(request, reply), params.uuid)),
  )
  serve(api, saveContract, async ({ params, body, request, reply, refuse }) => {
    const ifMatch = request.headers['if-match']
    const account = await caller(request, reply)
    const { outcome, contract } = await drafting.save(account, params.uuid, body, {
      ...{ ifMatch, reopened: sending.reopened },
    })
    if (outcome === 'changed') return shown(reply, contract)
    return refuse(409, { errors: [errorEntry('conflict')], current: shown(reply, contract) })
  })
  serve(api, removeContract, async ({ params, request, reply }) => {
    await drafting.remove(await caller(request, reply), params.uuid)
    return { success: true as const }
  })
  serve(api, submitContract, async ({ params, request, reply }) =>
    shown(reply, await drafting.submit(await caller(request, reply), params.uuid)),
  )
  serve(api, approveContract, async ({ params, body, request, reply, refuse }) => {
    const account = await caller(request, reply)
    const { outcome, contract } = await approving.approve(account, params.uuid, body.version)
    if (outcome === 'approved') return shown(reply, contract)
    return refuse(409, { errors: [errorEntry('conflict')], current: shown(reply, contract) })
  })
  serve(api, readContractDocument, async ({ params, request, reply }) =>
    approving.document(await caller(request, reply), params.uuid),
  )
  serve(api, downloadContractPdf, async ({ params, request, reply }) =>
    replyWithFile(reply, await approving.download(await caller(request, reply), params.uuid, 'pdf')),
  )
  serve(api, downloadContractDocx, async ({ params, request, reply }) =>
    replyWithFile(reply, await approving.download(await caller(request, reply), params.uuid, 'docx')),
  )
  serve(api, downloadSignedContract, async ({ params, request, reply }) =>
    replyWithFile(reply, await approving.signedFile(await caller(request, reply), params.uuid)),
  )
  serve(api, sendContract, async ({ params, body, request, reply }) =>
    shown(reply, await sending.send(await caller(request, reply), params.uuid, body)),
  )
  serve(api, remindSigner, async ({ params, request, reply }) =>
    shown(reply, await sending.remind(await caller(request, reply), params.uuid, params.signer)),
  )
  serve(api, watchContract, async ({ params, request, reply }) => {
    await watched.ofOwn(ownSession(request), params.uuid, () => openEventStream(reply))
    return replied
  })
  serve(api, withdrawContract, async ({ params, request, reply }) =>
    shown(reply, await sending.withdraw(await caller(request, reply), params.uuid)),
  )
}
