/** Where a contract stands. What nobody signs is active once it is approved. */
export const contractStatuses = [
  'editing',
  'awaiting_approval',
  'approved',
  'sent_for_signing',
  'active',
  'expired',
  'declined',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** What whoever makes a contract can do with it. Changing what was approved makes it a draft again. */
export const contractMoves = ['change', 'submit', 'approve', 'send', 'withdraw', 'remove'] as const
export type ContractMove = (typeof contractMoves)[number]

const possible: Readonly<Record<ContractStatus, readonly ContractMove[]>> = {
  editing: ['change', 'submit', 'remove'],
  awaiting_approval: ['change', 'approve', 'remove'],
  approved: ['change', 'send'],
  sent_for_signing: ['change', 'withdraw'],
  // What everybody signed stays as it is; a copy of it can be changed.
  active: [],
  expired: ['change', 'send'],
  declined: ['change', 'send'],
}

/** What nobody signs is not sent either, and stays open to change: the next approval replaces it. */
export const movesOf = (status: ContractStatus, isSigned: boolean): readonly ContractMove[] => {
  if (isSigned) return possible[status]
  return status === 'active' ? ['change'] : possible[status].filter((move) => move !== 'send' && move !== 'withdraw')
}
