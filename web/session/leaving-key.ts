/** Where every tab goes when someone logs out in one of them. */
export const leavingKey = 'signed_out'
