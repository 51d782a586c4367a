import type { Product } from '../blueprint/index.ts'
import { dutchBvAsked, englishBvAsked } from './bv/asked.ts'
import type { FlowName } from './flows.ts'

const later = (flow: FlowName) => async (): Promise<Product> => (await import('./products.ts')).productOf(flow)

/** What most visitors come for has a file of its own, the others come together when one of them is wanted. */
const loaders: Readonly<Record<FlowName, () => Promise<Product>>> = {
  'dutch-bv': async () => (await import('./bv/bv.ts')).dutchBv,
  'english-bv': async () => (await import('./bv/bv.ts')).englishBv,
  holding: later('holding'),
  'incorporate-holding': later('incorporate-holding'),
  omzetting: later('omzetting'),
  stichting: later('stichting'),
  anbi_stichting_oprichten: later('anbi_stichting_oprichten'),
  transfer_of_shares: later('transfer_of_shares'),
}

/** The same as `productOf` for a browser, which need not have all of them to ask one. */
export const loadProduct = (flow: FlowName): Promise<Product> => loaders[flow]()

const along: Readonly<Partial<Record<FlowName, Product>>> = { 'dutch-bv': dutchBvAsked, 'english-bv': englishBvAsked }

/** What it asks, to begin with: what most visitors come for is here at once, as long as nobody judges the answers. */
export const loadQuestions = async (flow: FlowName): Promise<Product> => along[flow] ?? loadProduct(flow)
