// First contents of the tables: one file per table, planted once, never over what people changed.
import type { Database } from '../database.ts'
import { calculatorConfigurations } from './calculator.ts'
import { services } from './catalogue.ts'
import { priceBooks } from './catalogue-prices.ts'
import { countries } from './countries.ts'
import { upsellPackageTypeProducts, upsellPackageTypes } from './memberships.ts'
import { productTypes } from './memberships-products.ts'
import { notaries } from './notaries.ts'
import { plant, type Seed } from './plant.ts'
import { stories } from './stories.ts'

/** In an order that foreign keys allow. */
const seeds: readonly Seed[] = [
  services,
  priceBooks,
  calculatorConfigurations,
  stories,
  countries,
  notaries,
  productTypes,
  upsellPackageTypes,
  upsellPackageTypeProducts,
]

/** Plants every seed row that was never planted before. */
export function seed(database: Database): Promise<void> {
  return plant(database, seeds)
}
