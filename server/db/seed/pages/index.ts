import { anbiFoundationPage } from './anbi-foundation.ts'
import type { SeededPage } from './building.ts'
import { bvPage } from './bv.ts'
import { bvWithHoldingPage } from './bv-with-holding.ts'
import { conversionPage } from './conversion.ts'
import { foundationPage } from './foundation.ts'
import { holdingPage } from './holding.ts'
import { shareTransferPage } from './share-transfer.ts'

/** The public pages as they are when the service starts; from then on whoever edits them decides. */
export const seededPages: readonly SeededPage[] = [
  bvPage,
  holdingPage,
  bvWithHoldingPage,
  conversionPage,
  foundationPage,
  anbiFoundationPage,
  shareTransferPage,
]
