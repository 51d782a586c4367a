import type { Scanner } from './port.ts'

/** Where no scanner is set: files go to a notary, whose own machines look at what they open. */
export const noScanner: Scanner = { scan: async () => ({ infected: false }) }
