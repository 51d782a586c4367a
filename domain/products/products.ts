import type { Product } from '../blueprint/index.ts'
import { dutchBv, englishBv } from './bv/bv.ts'
import type { FlowName } from './flows.ts'
import { anbiStichting, stichting } from './foundation.ts'
import { holding, incorporateHolding } from './holding.ts'
import { omzetting } from './omzetting.ts'
import { transferOfShares } from './transfer-of-shares.ts'

/** The flows that can be filled in, by name. */
const products: Readonly<Record<FlowName, Product>> = {
  'dutch-bv': dutchBv,
  'english-bv': englishBv,
  holding,
  'incorporate-holding': incorporateHolding,
  stichting,
  anbi_stichting_oprichten: anbiStichting,
  omzetting,
  transfer_of_shares: transferOfShares,
}

/** What a flow asks and in which order. */
export const productOf = (flow: FlowName): Product => products[flow]

export const productList: readonly Product[] = Object.values(products)
