import { AppError } from '#server/http/index.ts'
import type { BillingActions } from '../billings/actions.ts'

/** Refuses where an invoice would lack something. */
export async function demandBilling(billings: Pick<BillingActions, 'read' | 'gaps'>, account: string): Promise<void> {
  const { billing } = await billings.read(account, undefined)
  const gaps = billings.gaps(billing)
  const message = 'An invoice needs this.'
  if (gaps.length === 0) return
  throw new AppError('invalid_request', { entries: gaps.map(({ code, path }) => ({ code, path, message })) })
}
