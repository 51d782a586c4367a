import type { FastifyReply } from 'fastify'
import type { Companies } from './actions.ts'

/** The answers of the dashboard say how many companies there are to choose from. */
export async function tellAmount(
  reply: FastifyReply,
  companies: Pick<Companies, 'count'>,
  account: string,
): Promise<void> {
  reply.header('companies-amount', String(await companies.count(account)))
}
