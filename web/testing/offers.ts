import type { Membership, Notary, ProductType } from '#contract/reference.ts'
import { firstBook } from '#domain/pricing/index.ts'

const said = (name: string) => ({ name, description: `Wat ${name} is.` })
const productType = (id: number, slug: string, category: string, name: string): ProductType => ({
  ...{ id, slug, category, nl: said(name), en: said(name), image: null },
})

/** What can be bought beside a company, as the server tells it. */
export const services: readonly ProductType[] = [
  productType(1, 'contracts-5', 'contracts', '5 contracten'),
  productType(2, 'contracts-100', 'contracts', '100+ contracten'),
  productType(3, 'bookkeeper-quotes', 'bookkeeping', 'Drie offertes van boekhouders'),
  productType(4, 'free-intake-smart-tax-accounting', 'tax', 'Gratis gesprek met een belastingadviseur'),
  productType(6, 'trademark-check', 'trademark', 'Merkcheck'),
]

function membership(id: number, name: string, called: string, products: readonly number[]): Membership {
  const price = firstBook.memberships[name]
  if (price === undefined) throw new Error(`There is no membership ${name}.`)
  const words = {
    ...{ package_name: called, value_tag: called === 'Starter' ? 'Meest gekozen' : '', incorporation_days: '20' },
    ...{ features: ['Hulp bij je contracten'], contracts: '5 contracten', support: '' },
    package_strikethrough_price: null,
  }
  return {
    ...{ id, name, price: price.price, per: price.per, strikethrough_price: null, preselected: called === 'Starter' },
    ...{ notary_product_price: 39_900, package_price: 39_900 + price.price, package_strikethrough_price: null },
    ...{ button: null, translation_json: { nl: words, en: words } },
    upsell_package_type_products: services
      .filter((service) => products.includes(service.id))
      .map((product_type) => ({
        id: id * 100 + product_type.id,
        product_type_type: product_type.category === 'contracts' ? 'subscription' : 'extra-service',
        product_type,
      })),
  }
}

/** In the order in which they are offered. */
export const memberships: readonly Membership[] = [
  membership(1, 'oprecht_membership_monthly', 'Flex', [1, 3]),
  membership(2, 'starter_yearly', 'Starter', [1, 3, 4]),
  membership(3, 'professional_monthly', 'Professional', [2, 3, 4, 6]),
]

/** An office that nobody works at. */
export const chosenNotaries: readonly Notary[] = [
  {
    ...{ id: 20, name: 'Notariaat De Scheve Klok (voorbeeld)', city: 'Leeuwarden', province: 'Fryslân' },
    ...{ latitude: 53.2, longitude: 5.79, dutch_information: '', english_information: '' },
    ...{ notary_name: null, deputy: null, picture: null },
  },
]
