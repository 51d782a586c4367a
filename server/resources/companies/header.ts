import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Companies } from './actions.ts'

/** The answers of the dashboard say how many companies there are to choose from. */
export async function tellAmount(
  reply: FastifyReply,
  companies: Pick<Companies, 'count'>,
  account: string,
): Promise<void> {
  reply.header('companies-amount', String(await companies.count(account)))
}

/** Which of them a request is about, where it says so; whether it is theirs is for who acts on it to find out. */
export function companyMeant({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const said = headers['company-id']
  return typeof said === 'string' && said !== '' ? said : undefined
}
