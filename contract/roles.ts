/** What an account may do: `customer` is everybody, the others work for us. */
export const roles = ['customer', 'notary', 'support', 'admin'] as const
export type Role = (typeof roles)[number]

export const isStaff = (role: Role): boolean => role !== 'customer'
