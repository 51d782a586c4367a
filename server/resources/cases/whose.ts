import { isUuid } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Staff, type StaffSession, staffAt } from './staff.ts'
import { findCase, findCaseOf, type KeptCase } from './store.ts'
import { findFounder } from './store-staff.ts'

/** Support works for all offices. */
export const isTheirs = ({ office }: KeptCase, staff: Staff): boolean =>
  staff.role === 'support' || office === staff.office

/** A case of one's office; to others it is not there. */
export async function caseForStaff(
  db: Db | Tx,
  session: StaffSession,
  uuid: string,
): Promise<{ found: KeptCase; staff: Staff }> {
  const staff = await staffAt(db, session)
  const found = isUuid(uuid) ? await findCase(db, uuid) : undefined
  if (found === undefined || !isTheirs(found, staff)) throw new AppError('not_found')
  return { found, staff }
}

/** A founder's own case, by the uuid of its questionnaire; to others it is not there. */
export async function caseOfFounder(db: Db | Tx, account: string, uuid: string): Promise<KeptCase> {
  const found = isUuid(uuid) ? await findCaseOf(db, uuid) : undefined
  const owner = found && (await findFounder(db, found.order_uuid))
  if (found === undefined || owner?.uuid !== account) throw new AppError('not_found')
  return found
}
