import type { FastifyInstance, FastifyReply } from 'fastify'
import { createCompany, listCompanies, readCompany, saveCompany } from '#contract/companies.ts'
import { errorEntry, etagOf, ownSession, serve } from '#server/http/index.ts'
import type { Companies } from './actions.ts'
import { tellAmount } from './header.ts'

export async function registerCompanies(api: FastifyInstance, companies: Companies): Promise<void> {
  const shown = <Answer extends { readonly version: number }>(reply: FastifyReply, answer: Answer): Answer => {
    reply.header('etag', etagOf(answer.version))
    return answer
  }

  serve(api, listCompanies, async ({ request, reply }) => {
    const { account } = ownSession(request)
    await tellAmount(reply, companies, account)
    return { companies: await companies.list(account) }
  })
  serve(api, createCompany, async ({ body, request, reply }) => {
    const { account } = ownSession(request)
    const company = await companies.add(account, body)
    await tellAmount(reply, companies, account)
    return shown(reply, company)
  })
  serve(api, readCompany, async ({ params, request, reply }) => {
    const { account } = ownSession(request)
    await tellAmount(reply, companies, account)
    return shown(reply, await companies.read(account, params.uuid))
  })
  serve(api, saveCompany, async ({ params, body, request, reply, refuse }) => {
    const { account } = ownSession(request)
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const { outcome, company } = await companies.save(account, params.uuid, change, request.headers['if-match'])
    await tellAmount(reply, companies, account)
    if (outcome === 'changed') return shown(reply, company)
    return refuse(409, { errors: [errorEntry('conflict')], current: shown(reply, company) })
  })
}
