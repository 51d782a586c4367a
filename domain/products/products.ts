import type { Product } from '../flow/index.ts'
import { anbiStichting } from './anbi-stichting.ts'
import { dutchBv } from './dutch-bv.ts'
import { englishBv } from './english-bv.ts'
import type { FlowName } from './flows.ts'
import { holding } from './holding.ts'
import { incorporateHolding } from './incorporate-holding.ts'
import { omzetting } from './omzetting.ts'
import { stichting } from './stichting.ts'
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
