import type { Product } from '../flow/index.ts'
import { dutchBv } from './dutch-bv.ts'
import { englishBv } from './english-bv.ts'
import type { FlowName } from './flows.ts'

/** What most visitors come for. */
const oftenWanted: Readonly<Partial<Record<FlowName, Product>>> = { 'dutch-bv': dutchBv, 'english-bv': englishBv }

/** The same as `productOf` for a browser, which need not have all of them to ask one; null where there is none. */
export const loadProduct = async (flow: FlowName): Promise<Product | null> =>
  oftenWanted[flow] ?? (await import('./products.ts')).productOf(flow)
