import type { CaseRole } from '#domain/cases/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { findStaff } from './store-staff.ts'

/** Somebody who acts on a case, as whom; null is the service itself. */
export type Actor = { readonly account: string; readonly role: Exclude<CaseRole, 'admin'> }

/** Somebody of an office, or of support. */
export type Staff = Actor & { readonly role: 'notary' | 'support'; readonly office: number | null }

export type StaffSession = { readonly account: string; readonly role: string }

/** An account of an office without an office works nowhere. */
export async function staffAt(db: Db | Tx, { account, role }: StaffSession): Promise<Staff> {
  const found = await findStaff(db, account)
  if (found === undefined || (role !== 'notary' && role !== 'support')) throw new AppError('forbidden')
  if (role === 'notary' && found.office === null) throw new AppError('forbidden')
  return { account, role, office: role === 'notary' ? found.office : null }
}
