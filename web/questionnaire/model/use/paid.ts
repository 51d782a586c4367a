import { createContext, use } from 'react'

/** What was paid for these answers, in cents; null as long as nothing was. */
export const PaidContext = createContext<number | null>(null)

/** What was paid: from then on another choice that has a price is seen before it is made. */
export const usePaid = (): number | null => use(PaidContext)
