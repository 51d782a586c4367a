type Member = { readonly account: string; readonly isAdmin: boolean }

/**
 * Why somebody's access cannot be lessened: nobody shuts themselves out by accident, and there is always an admin left who can
 * let others in again. Null where nothing stands in the way.
 */
export function accessRefusal(
  by: string,
  { account, isAdmin }: Member,
  { staysAdmin, otherAdmins }: { readonly staysAdmin: boolean; readonly otherAdmins: number },
): 'own_access' | 'last_admin' | null {
  if (!isAdmin || staysAdmin) return null
  if (account === by) return 'own_access'
  return otherAdmins === 0 ? 'last_admin' : null
}
