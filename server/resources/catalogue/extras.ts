import { z } from 'zod'
import {
  type Membership,
  membershipButton,
  membershipWords,
  type ProductType,
  productWords,
} from '#contract/reference.ts'
import { cents, formatEuros, percentOf, plus } from '#domain/money/index.ts'
import { dgaOffer } from '#domain/pricing/index.ts'
import { type FlowName, flowNames, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CatalogueActions } from './actions.ts'
import {
  selectExtraServices,
  selectMembershipProducts,
  selectMemberships,
  selectMembershipWords,
} from './store-extras.ts'

type ExtrasParts = {
  readonly config: Pick<Config, 'PRESELECT_MEMBERSHIP'>
  readonly database: Database
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
}

export type CatalogueExtras = ReturnType<typeof catalogueExtras>

const storedMembership = z.object({
  nl: membershipWords,
  en: membershipWords,
  button: membershipButton.nullable().default(null),
})
const storedKind = z.enum(['subscription', 'extra-service'])

/** What can be bought beside a product: memberships and services, with their words and what they cost. */
export function catalogueExtras({ config, database, catalogue }: ExtrasParts) {
  return {
    async listMemberships(flow: FlowName): Promise<Membership[]> {
      const book = await catalogue.currentPriceBook()
      const rows = await selectMemberships(database.db, flow)
      const products = await selectMembershipProducts(database.db)
      const base = book.base_prices[flow]
      if (base === undefined) throw new AppError('not_found')
      return rows.flatMap((row) => {
        // Without a price it cannot be sold.
        const offer = Object.hasOwn(book.memberships, row.name) ? book.memberships[row.name] : undefined
        if (offer === undefined) return []
        const struck = row.strikethrough_price === null ? null : plus(base, cents(row.strikethrough_price))
        const words = storedMembership.parse(row.translation_json)
        const inLanguage = (locale: Locale) => ({
          ...words[locale],
          package_strikethrough_price: struck === null ? null : formatEuros(struck, locale),
        })
        return {
          id: row.id,
          name: row.name,
          price: offer.price,
          per: offer.per,
          strikethrough_price: row.strikethrough_price,
          notary_product_price: base,
          package_price: plus(base, offer.price),
          package_strikethrough_price: struck,
          preselected: config.PRESELECT_MEMBERSHIP && row.name === book.preselected_membership,
          button: words.button,
          translation_json: { nl: inLanguage('nl'), en: inLanguage('en') },
          upsell_package_type_products: products.filter((one) => one.upsell_package_type_id === row.id).map(toProduct),
        }
      })
    },

    /** What they are called, in every flow alike, and which of them are sold. */
    async membershipWords() {
      const rows = await selectMembershipWords(database.db)
      const called = (locale: Locale) =>
        Object.fromEntries(
          rows.map(({ name, translation_json }) => [
            name,
            storedMembership.parse(translation_json)[locale].package_name,
          ]),
        )
      return {
        names: { nl: called('nl'), en: called('en') },
        active: rows.flatMap(({ name, active }) => (active ? [name] : [])),
      }
    },

    listExtraServices: async (): Promise<ProductType[]> =>
      (await selectExtraServices(database.db)).map((row) => toProductType({ ...row, type_id: row.id })),

    /** What an extra costs beside the product with this type id. */
    async readExtra(typeId: string, extra: string) {
      const known = flowNames.some((name) => String(flows[name].type_id) === typeId)
      if (!known || extra !== 'dga_salary') throw new AppError('not_found')
      const { price, old_price, discount } = dgaOffer(await catalogue.currentPriceBook())
      return { slug: extra, price, old_price, discount: percentOf(discount) }
    },
  }
}

type MembershipProductRow = Awaited<ReturnType<typeof selectMembershipProducts>>[number]
type ProductTypeRow = Pick<MembershipProductRow, 'type_id' | 'slug' | 'category' | 'nl' | 'en' | 'image'>

const toProductType = ({ type_id, slug, category, nl, en, image }: ProductTypeRow): ProductType => ({
  id: type_id,
  slug,
  category,
  nl: productWords.parse(nl),
  en: productWords.parse(en),
  image,
})

const toProduct = (row: MembershipProductRow): Membership['upsell_package_type_products'][number] => ({
  id: row.id,
  product_type_type: storedKind.parse(row.product_type_type),
  product_type: toProductType(row),
})
