/** The contracts that a company can make with us. */
export const contractNames = ['nda'] as const

export type ContractName = (typeof contractNames)[number]
