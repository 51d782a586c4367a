import type { Product } from '../blueprint/index.ts'
import { dutchBvAsked, englishBvAsked } from './bv/asked.ts'
import type { FlowName } from './flows.ts'

type Loading = {
  readonly whole: () => Promise<Product>
  /** What it asks, of a product that most visitors come for: at once, as long as nobody judges the answers. */
  readonly asked?: Product
}

const later = (flow: FlowName): Loading => ({ whole: async () => (await import('./products.ts')).productOf(flow) })

/** What most visitors come for has a file of its own, the others come together when one of them is wanted. */
const loading: Readonly<Record<FlowName, Loading>> = {
  'dutch-bv': { whole: async () => (await import('./bv/bv.ts')).dutchBv, asked: dutchBvAsked },
  'english-bv': { whole: async () => (await import('./bv/bv.ts')).englishBv, asked: englishBvAsked },
  holding: later('holding'),
  'incorporate-holding': later('incorporate-holding'),
  omzetting: later('omzetting'),
  stichting: later('stichting'),
  anbi_stichting_oprichten: later('anbi_stichting_oprichten'),
  transfer_of_shares: later('transfer_of_shares'),
}

/** The same as `productOf` for a browser, which need not have all of them to ask one. */
export const loadProduct = (flow: FlowName): Promise<Product> => loading[flow].whole()

/** What it asks, to begin with. */
export const loadQuestions = async (flow: FlowName): Promise<Product> => loading[flow].asked ?? loadProduct(flow)
