import type { Product } from '../blueprint/index.ts'
import { dutchBv, englishBv } from './bv/bv.ts'
import type { FlowName } from './flows.ts'

const along = (product: Product) => async (): Promise<Product> => product
const later = (flow: FlowName) => async (): Promise<Product> => (await import('./products.ts')).productOf(flow)

/** What most visitors come for comes along at once, the others together when one of them is wanted. */
const loaders: Readonly<Record<FlowName, () => Promise<Product>>> = {
  'dutch-bv': along(dutchBv),
  'english-bv': along(englishBv),
  holding: later('holding'),
  'incorporate-holding': later('incorporate-holding'),
  omzetting: later('omzetting'),
  stichting: later('stichting'),
  anbi_stichting_oprichten: later('anbi_stichting_oprichten'),
  transfer_of_shares: later('transfer_of_shares'),
}

/** The same as `productOf` for a browser, which need not have all of them to ask one. */
export const loadProduct = (flow: FlowName): Promise<Product> => loaders[flow]()
