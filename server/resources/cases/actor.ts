import type { CaseRole } from '#domain/cases/index.ts'

/** Somebody who acts on a case, as whom; null is the service itself. */
export type Actor = { readonly account: string; readonly role: Exclude<CaseRole, 'admin'> }
