import { createContext, use } from 'react'

/** What was paid for these answers, in cents; null as long as nothing was. */
export const PaidContext = createContext<number | null>(null)

/** What was paid: from then on nothing that has a price can be chosen differently here. */
export const usePaid = (): number | null => use(PaidContext)
