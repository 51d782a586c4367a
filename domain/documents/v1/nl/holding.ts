import { asHolding } from '../../bv/holding.ts'
import type { TemplateSet } from '../../template-set.ts'
import { bv } from './index.ts'

/** The documents of a holding, in Dutch. */
export const holding: TemplateSet = asHolding(bv)
