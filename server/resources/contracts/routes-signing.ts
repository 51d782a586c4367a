import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  checkSignedFile,
  declineContract,
  readContractToSign,
  readContractToSignPdf,
  readSignedContract,
  showSigningCode,
  signContract,
} from '#contract/contract-signing.ts'
import { serve } from '#server/http/index.ts'
import { replyWithFile } from '../uploads/routes.ts'
import type { ContractSigning } from './signing.ts'

export async function registerContractSigning(api: FastifyInstance, signing: ContractSigning): Promise<void> {
  // Personal, by an address that is a key: kept by nobody on the way.
  const unkept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')

  serve(api, readContractToSign, ({ params, request, reply }) => {
    unkept(reply)
    return signing.read(params.token, request)
  })
  serve(api, showSigningCode, ({ params, body, request, reply }) =>
    signing.code(params.token, body.code, request, reply),
  )
  serve(api, signContract, ({ params, body, request, reply }) => {
    unkept(reply)
    return signing.sign(params.token, body.signature, body.text_sha256, request)
  })
  serve(api, declineContract, async ({ params, body, request }) => {
    await signing.decline(params.token, body.reason, request)
    return { declined: true as const }
  })
  serve(api, readContractToSignPdf, async ({ params, reply }) =>
    replyWithFile(unkept(reply), await signing.pdf(params.token)),
  )
  serve(api, readSignedContract, async ({ params, request, reply }) =>
    replyWithFile(unkept(reply), await signing.signedFile(params.token, request)),
  )
  serve(api, checkSignedFile, ({ body }) => signing.check(body.sha256))
}
